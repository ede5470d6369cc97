import { Button, Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  POST_HISTORY_KINDS,
  postHistoryKindSchema,
  type PostHistoryKind,
  type PostHistoryEntry,
} from '@postwright/core/api/post-history'
import type { Connection } from '@postwright/core/model/connection'
import { Dialog } from '@/ui/dialog.tsx'
import { ErrorPanel } from '@/ui/error-panel.tsx'
import { viewerZone, formatMoment } from '@/ui/format-time.ts'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { StepList } from '@/ui/step-list.tsx'
import { useNow } from '@/ui/use-now.ts'
import { usePostHistory } from '../../data/post-history.ts'
import styles from './post-history.module.css'
import { isWebAddress } from '@/lib/is-web-address.ts'
import { useParticipantName } from '@/session/use-participant-name.ts'

type Props = { workspaceId: string; postId: string; connections: readonly Connection[]; onClose: () => void }

/** The history of a post from its idea to its first metrics, the latest last, with people and times. */
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

type HistoryDetailProps = { workspaceId: string; entry: PostHistoryEntry; connections: readonly Connection[] }

/** Describes who did what, where and for when. */
function HistoryWords({ workspaceId, entry, connections }: HistoryDetailProps) {
  const { t, i18n } = useTranslation('post-history')
  const { participantName } = useParticipantName(workspaceId)
  const now = useNow(60_000)
  const { act, by, via, plannedFor, channels, measured } = entry
  const name = by === null ? t('post-history:product') : participantName(by)
  const names = channels.map(({ connectionId }) => handleOf(connectionId, connections) ?? t('post-history:former'))
  return t(`post-history:act.${act}`, {
    name: via === '' ? name : t('post-history:via', { assistant: via, name }),
    time: plannedFor === null ? '' : formatMoment(plannedFor, viewerZone(), now),
    channels: new Intl.ListFormat(i18n.language).format(names),
    age: measured === null ? '' : t(`post-history:age.${measured.age}`),
  })
}

/** The text of an entry, its metrics, and links to the publication. Renders nothing if there are no details. */
function HistoryDetail({ entry, connections }: Omit<HistoryDetailProps, 'workspaceId'>) {
  const { t } = useTranslation('post-history')
  const { words, channels, measured } = entry
  const links = channels.filter(({ url }) => isWebAddress(url))
  return (
    <>
      {words !== '' && <span className={styles.words}>{words}</span>}
      {measured !== null && (
        <span className={styles.figures}>
          {FIGURES.map((name) => {
            const count = measured.values[name]
            return count !== undefined && <span key={name}>{t(`post-history:figure.${name}`, { count })}</span>
          })}
        </span>
      )}
      {links.map(({ connectionId, url }) => (
        <a key={connectionId} className={styles.link} href={url ?? ''} target="_blank" rel="noreferrer">
          {t('post-history:open', { channel: handleOf(connectionId, connections) ?? t('post-history:former') })}
        </a>
      ))}
    </>
  )
}

const FIGURES = ['likes', 'reposts', 'replies', 'views', 'clicks'] as const

function handleOf(connectionId: string, connections: readonly Connection[]): string | undefined {
  return connections.find(({ id }) => id === connectionId)?.handle
}
