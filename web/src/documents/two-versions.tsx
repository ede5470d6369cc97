import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Notice } from '@/ui/notice.tsx'
import styles from './two-versions.module.css'

export type Version = {
  title: ReactNode
  /** What this version says. */
  content: ReactNode
  /** What is to be known of it beside that. */
  facts: string
  /** What the button says that chooses this version. */
  choice: string
  onChoose: () => void
}

type Props = { title: string; text: string; versions: readonly [Version, Version] }

/** Two versions of one document side by side, each with the way to go on with it. */
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

function VersionCard({ version: { title, content, facts, choice, onChoose } }: { version: Version }) {
  return (
    <div className={styles.version}>
      <p className={styles.title}>{title}</p>
      <div className={styles.text} tabIndex={0} role="group" aria-label={choice}>
        {content}
      </div>
      <p className={styles.facts}>{facts}</p>
      <Button size="compact-sm" variant="default" onClick={onChoose}>
        {choice}
      </Button>
    </div>
  )
}
