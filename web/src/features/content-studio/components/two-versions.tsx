import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostDraft } from '@postwright/core/model/post'
import { Notice } from './notice.tsx'
import styles from './two-versions.module.css'

type Version = {
  title: ReactNode
  draft: PostDraft
  /** What the button says that chooses this version. */
  choice: string
  onChoose: () => void
}

type Props = { title: string; text: string; versions: readonly [Version, Version] }

/** Two versions of one post side by side, each with the way to go on with it. */
export function TwoVersions({ title, text, versions }: Props) {
  return (
    <Notice isWide tone="warning" title={title} text={text}>
      <div className={styles.versions}>
        {versions.map((version) => (
          <VersionCard key={version.choice} version={version} />
        ))}
      </div>
    </Notice>
  )
}

function VersionCard({ version: { title, draft, choice, onChoose } }: { version: Version }) {
  const { t } = useTranslation('studio')
  const facts = [
    t('studio:version.characters', { count: draft.text.length }),
    ...(draft.media.length > 0 ? [t('studio:version.pictures', { count: draft.media.length })] : []),
    t('studio:version.channels', { count: draft.connectionIds.length }),
  ]
  return (
    <div className={styles.version}>
      <p className={styles.title}>{title}</p>
      <div className={styles.text} tabIndex={0} role="group" aria-label={choice}>
        {draft.text === '' ? <i>{t('studio:version.empty')}</i> : draft.text}
      </div>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <Button size="compact-sm" variant="default" onClick={onChoose}>
        {choice}
      </Button>
    </div>
  )
}
