import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { PostDraft } from '@postwright/core/model/post'
import { DiffText } from '@/documents/diff-text.tsx'
import { changedParts, type ChangedPart } from '../changed-parts.ts'
import { usePostPartWords } from './use-post-part-words.ts'
import styles from './versions-dialog.module.css'

type Props = { before: PostDraft; after: PostDraft; connections: readonly Connection[] }

/** What was changed between two versions, word by word. */
export function VersionChanges({ before, after, connections }: Props) {
  const { t } = useTranslation('drafts')
  const { nameOf, textOf } = usePostPartWords(connections)
  const parts = changedParts(before, after).filter(
    ({ path }) => !['threadMedia', 'chosenTime'].includes(path.at(-1) ?? ''),
  )
  const words = (value: unknown, part: ChangedPart) => (value === undefined ? '' : textOf(value, part))
  if (parts.length === 0) return <p>{t('drafts:versions.same')}</p>
  return (
    <>
      <p>{t('drafts:versions.since')}</p>
      <dl className={styles.parts}>
        {parts.map((part) => (
          <div key={part.path.join(' ')}>
            <dt className={styles.name}>{nameOf(part)}</dt>
            <dd className={styles.diff} tabIndex={0}>
              <DiffText before={words(part.before, part)} after={words(part.after, part)} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
