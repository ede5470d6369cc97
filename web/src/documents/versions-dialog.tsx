import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveList } from '@/lib/live/use-live.ts'
import { useMemberName } from '@/session/use-member-name.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import styles from './versions-dialog.module.css'

/** A saved version of a draft, with the data for a list of versions. */
type KeptVersion = { id: string; createdAt: number; createdBy: string }

type Props<Version extends KeptVersion> = {
  /** The versions, newest first. */
  read: LiveList<Version>
  /** Returns the first line of a version; null if it has no text. */
  lineOf: (version: Version) => string | null
  /** Renders an image of a version; omitted if versions are recognizable by their text. */
  renderImage?: (version: Version) => ReactNode
  /** Renders the changes since the version. */
  renderChanges: (version: Version) => ReactNode
  /** Null if the document can no longer be changed. */
  onRestore: ((version: Version) => void) | null
  onClose: () => void
}

/** Shows the earlier versions of a document, the changes since each, and a button to restore one. */
export function VersionsDialog<Version extends KeptVersion>({
  read,
  lineOf,
  renderImage,
  renderChanges,
  onRestore,
  onClose,
}: Props<Version>) {
  const { t } = useTranslation('drafts')
  const [chosenId, setChosen] = useState<string | null>(null)
  return (
    <Dialog title={t('drafts:versions.title')} size="xl" onClose={onClose}>
      <DataState
        read={read}
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
                    line={lineOf(version)}
                    picture={renderImage?.(version)}
                    isChosen={version === chosen}
                    onChoose={() => setChosen(version.id)}
                  />
                ))}
              </ul>
              {chosen && (
                <div className={styles.changes}>
                  {renderChanges(chosen)}
                  {onRestore && <Button onClick={() => onRestore(chosen)}>{t('drafts:versions.restore')}</Button>}
                </div>
              )}
            </div>
          )
        }}
      </DataState>
    </Dialog>
  )
}

type RowProps = {
  version: KeptVersion
  line: string | null
  picture: ReactNode
  isChosen: boolean
  onChoose: () => void
}

function VersionRow({ version: { createdAt, createdBy }, line, picture, isChosen, onChoose }: RowProps) {
  const { t } = useTranslation('drafts')
  const { user } = useSignedIn()
  const name = useMemberName(createdBy)
  return (
    <li>
      <button type="button" className={styles.version} aria-pressed={isChosen} onClick={onChoose}>
        {picture}
        <span className={styles.words}>
          <span className={styles.who}>
            {createdBy === user.id ? t('drafts:versions.you') : (name ?? t('drafts:versions.member'))} ·{' '}
            <RelativeTime instant={createdAt} />
          </span>
          <span className={styles.line}>{line ?? t('drafts:versions.noText')}</span>
        </span>
      </button>
    </li>
  )
}
