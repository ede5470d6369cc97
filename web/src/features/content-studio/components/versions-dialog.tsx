import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostVersion } from '@postwright/core/collections/post-versions'
import type { Connection } from '@postwright/core/model/connection'
import type { PostDraft } from '@postwright/core/model/post'
import { firstLine } from '@postwright/core/text/first-line'
import { useMemberName } from '@/session/use-member-name.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { usePostVersions } from '../data/use-post-versions.ts'
import { VersionChanges } from './version-changes.tsx'
import styles from './versions-dialog.module.css'

type Props = {
  workspaceId: string
  postId: string
  /** The post as it is now. */
  draft: PostDraft
  connections: readonly Connection[]
  /** Left out where the post can no longer be changed. */
  onRestore?: (draft: PostDraft) => void
  onClose: () => void
}

/** The earlier versions of a post, what was changed since each, and the way back to one. */
export function VersionsDialog({ workspaceId, postId, draft, connections, onRestore, onClose }: Props) {
  const { t } = useTranslation('drafts')
  const versions = usePostVersions(workspaceId, postId)
  const [chosenId, setChosen] = useState<string | null>(null)
  return (
    <Dialog title={t('drafts:versions.title')} size="xl" onClose={onClose}>
      <DataState
        read={versions}
        loading={<SkeletonList rows={3} label={t('drafts:versions.loading')} />}
        errorTitle={t('drafts:versions.error')}
        empty={<p>{t('drafts:versions.empty')}</p>}
      >
        {(all) => {
          const chosen = all.find(({ id }) => id === chosenId) ?? all[0]
          return (
            <div className={styles.columns}>
              <ul className={styles.list} aria-label={t('drafts:versions.title')}>
                {all.map((version) => (
                  <VersionRow
                    key={version.id}
                    version={version}
                    isChosen={version === chosen}
                    onChoose={() => setChosen(version.id)}
                  />
                ))}
              </ul>
              {chosen && (
                <div className={styles.changes}>
                  <VersionChanges before={chosen.draft} after={draft} connections={connections} />
                  {onRestore && <Button onClick={() => onRestore(chosen.draft)}>{t('drafts:versions.restore')}</Button>}
                </div>
              )}
            </div>
          )
        }}
      </DataState>
    </Dialog>
  )
}

type RowProps = { version: PostVersion; isChosen: boolean; onChoose: () => void }

function VersionRow({ version: { createdAt, createdBy, draft }, isChosen, onChoose }: RowProps) {
  const { t } = useTranslation('drafts')
  const { user } = useSignedIn()
  const name = useMemberName(createdBy)
  return (
    <li>
      <button type="button" className={styles.version} aria-pressed={isChosen} onClick={onChoose}>
        <span className={styles.who}>
          {createdBy === user.id ? t('drafts:versions.you') : (name ?? t('drafts:versions.member'))} ·{' '}
          <RelativeTime instant={createdAt} />
        </span>
        <span className={styles.line}>{firstLine(draft.text) ?? t('drafts:versions.noText')}</span>
      </button>
    </li>
  )
}
