import { Button, Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { POST_HISTORY_KINDS, postHistoryKindSchema, type PostHistoryKind } from '@postwright/core/api/post-history'
import type { Connection } from '@postwright/core/model/connection'
import { Dialog } from '@/ui/dialog.tsx'
import { ErrorPanel } from '@/ui/error-panel.tsx'
import { formatMoment } from '@/ui/format-moment.ts'
import { viewerZone } from '@/ui/format-time.ts'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { StepList } from '@/ui/step-list.tsx'
import { useNow } from '@/ui/use-now.ts'
import { usePostHistory } from '../../data/use-post-history.ts'
import { HistoryDetail, HistoryWords } from './history-entry.tsx'
import styles from './post-history.module.css'

type Props = { workspaceId: string; postId: string; connections: readonly Connection[]; onClose: () => void }

/** What happened to a post from its idea to its first figures, the latest last, by whom and when. */
export function PostHistoryDialog({ workspaceId, postId, connections, onClose }: Props) {
  const { t } = useTranslation('post-history')
  const [kind, setKind] = useState<PostHistoryKind | null>(null)
  const history = usePostHistory(workspaceId, postId, kind)
  const now = useNow(60_000)
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = history
  const entries = (data?.pages.flatMap((page) => page.entries) ?? []).toReversed()
  return (
    <Dialog title={t('post-history:title')} size="xl" onClose={onClose}>
      <div className={styles.history}>
        <Select
          className={styles.kind}
          label={t('post-history:show')}
          placeholder={t('post-history:everything')}
          clearable
          data={POST_HISTORY_KINDS.map((value) => ({ value, label: t(`post-history:kind.${value}`) }))}
          value={kind}
          onChange={(value) => setKind(postHistoryKindSchema.nullable().catch(null).parse(value))}
        />
        {isPending && <SkeletonList rows={4} label={t('post-history:loading')} />}
        {error && <ErrorPanel title={t('post-history:error')} onRetry={() => void refetch()} />}
        {hasNextPage && (
          <Button variant="default" size="compact-sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('post-history:earlier')}
          </Button>
        )}
        {data && entries.length === 0 && !hasNextPage && <p className={styles.none}>{t('post-history:empty')}</p>}
        {entries.length > 0 && (
          <StepList
            label={t('post-history:title')}
            steps={entries.map((entry) => ({
              key: `${entry.act} ${entry.id}`,
              what: <HistoryWords {...{ workspaceId, entry, connections }} />,
              when: (
                <time dateTime={new Date(entry.at).toISOString()}>{formatMoment(entry.at, viewerZone(), now)}</time>
              ),
              why: <HistoryDetail {...{ entry, connections }} />,
            }))}
          />
        )}
      </div>
    </Dialog>
  )
}
