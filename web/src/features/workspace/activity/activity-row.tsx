import { Link } from 'react-router-dom'
import type { ActivityEntry } from '@postwright/core/api/activity'
import { subjectHref } from '@/config/comment-address.ts'
import { Avatar } from '@/ui/avatar.tsx'
import { formatClock, viewerZone } from '@/ui/format-time.ts'
import styles from './activity.module.css'
import { useActivityWords } from './use-activity-words.ts'

type Props = { workspaceId: string; entry: ActivityEntry }

export function ActivityRow({ workspaceId, entry }: Props) {
  const { nameOf, wordsOf, subjectOf } = useActivityWords(workspaceId)
  const { subject, words, at } = entry
  const name = nameOf(entry)
  return (
    <li className={styles.row}>
      <Avatar name={name} size={28} />
      <div className={styles.body}>
        <p className={styles.line}>
          <strong>{name}</strong> {wordsOf(entry)}{' '}
          {subject && <Link to={subjectHref(subject.kind, subject.id)}>{subjectOf(subject)}</Link>}
        </p>
        {words !== '' && <p className={styles.words}>{words}</p>}
      </div>
      <time className={styles.time} dateTime={new Date(at).toISOString()}>
        {formatClock(at, viewerZone())}
      </time>
    </li>
  )
}
