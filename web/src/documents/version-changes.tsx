import { useTranslation } from 'react-i18next'
import { DiffText } from './diff-text.tsx'
import styles from './version-changes.module.css'

/** A part of a document before and after a change: a text is compared by words, a value as a whole. */
export type PartChange = { id: string; kind: 'text' | 'value'; name: string; before: string; after: string }

/** Shows the changes between two versions, part by part and word by word. `same` is shown if there are none. */
export function VersionChanges({ parts, same }: { parts: readonly PartChange[]; same: string }) {
  const { t } = useTranslation('drafts')
  if (parts.length === 0) return <p>{same}</p>
  return (
    <>
      <p>{t('drafts:versions.since')}</p>
      <dl className={styles.parts}>
        {parts.map(({ id, kind, name, before, after }) => (
          <div key={id}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.diff} tabIndex={0}>
              <DiffText before={before} after={after} by={kind === 'text' ? 'words' : 'whole'} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
