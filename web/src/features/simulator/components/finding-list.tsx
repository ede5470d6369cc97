import type { Connection } from '@postwright/core/model/connection'
import type { Finding } from '@postwright/core/simulate/finding'
import { formatDate } from '@/ui/format-time.ts'
import { foldFindings, byDay } from '../findings.ts'
import { FindingRow } from './finding-row.tsx'
import styles from './simulator.module.css'

type Props = {
  workspaceId: string
  findings: readonly Finding[]
  channels: readonly Connection[]
  tzid: string
  now: number
  onFixed: () => Promise<unknown>
}

/** Lists findings by day, in chronological order. */
export function FindingList({ workspaceId, findings, channels, tzid, now, onFixed }: Props) {
  const byId = new Map(channels.map((channel) => [channel.id, channel]))
  return byDay(foldFindings(findings), tzid).map(({ day, entries }) => (
    <section key={day} className={styles.day} id={`day-${day}`} aria-labelledby={`day-${day}-title`}>
      <h2 className={styles.date} id={`day-${day}-title`}>
        {formatDate(day, now)}
      </h2>
      <ul className={styles.findings}>
        {entries.map(({ finding, later }) => (
          <FindingRow
            key={`${finding.code} ${finding.postId} ${finding.connectionId} ${finding.seriesId} ${finding.at}`}
            workspaceId={workspaceId}
            finding={finding}
            later={later}
            channel={byId.get(finding.connectionId ?? '')}
            tzid={tzid}
            now={now}
            onFixed={onFixed}
          />
        ))}
      </ul>
    </section>
  ))
}
