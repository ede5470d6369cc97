import type { ReactNode } from 'react'
import { Avatar } from '@/ui/avatar.tsx'
import styles from './thread-row.module.css'

type Props = {
  name: string
  avatar: string | null
  /** Pixels at normal text size. */
  size: number
  /** True if another post of the thread follows. */
  isJoined: boolean
  children: ReactNode
}

/** Shows a post next to its author's avatar, connected by a line to the following post. */
export function ThreadRow({ name, avatar, size, isJoined, children }: Props) {
  return (
    <div className={styles.row} data-joined={isJoined || undefined}>
      <div className={styles.rail} aria-hidden="true">
        <Avatar name={name} src={avatar} size={size} />
        {isJoined && <span className={styles.line} />}
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  )
}
