import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { Finding, FindingWeight } from '@postwright/core/simulate/finding'
import { ChannelAvatar } from '@/posts/channels/channel-avatar.tsx'
import { formatZoned } from '@/ui/format-time.ts'
import { type BadgeTone, StateBadge } from '@/ui/state-badge.tsx'
import { findingValues } from '../finding-values.ts'
import { weightOf } from '../finding-filter.ts'
import { LaterFindings } from './later-findings.tsx'
import { MendButton } from './mend-button.tsx'
import styles from './simulator.module.css'

const TONES = { stops: 'negative', changes: 'warning', informs: 'neutral' } as const satisfies Record<
  FindingWeight,
  BadgeTone
>

type Props = {
  workspaceId: string
  finding: Finding
  /** The same on later days. */
  later: readonly Finding[]
  channel: Connection | undefined
  tzid: string
  now: number
  onMended: () => Promise<unknown>
}

/** One finding: when, what it is about, what comes of it, and the step that mends it. */
export function FindingRow({ workspaceId, finding, later, channel, tzid, now, onMended }: Props) {
  const { t } = useTranslation(['simulator', 'publishing'])
  const { code, at, excerpt } = finding
  const weight = weightOf(finding)
  const values = findingValues(t, finding, { tzid, now })
  const isTogether = code === 'times_collide' && values['minutes'] === 0
  return (
    <li className={styles.finding} data-weight={weight}>
      <div className={styles.head}>
        <StateBadge tone={TONES[weight]}>{t(`simulator:weight.${weight}`)}</StateBadge>
        <time dateTime={new Date(at).toISOString()}>{formatZoned(at, tzid, now)}</time>
      </div>
      <div className={styles.words}>
        <h3 className={styles.what}>{t(`simulator:finding.${code}.what`, values)}</h3>
        <p className={styles.consequence}>
          {isTogether
            ? t('simulator:finding.times_collide.together', values)
            : t(`simulator:finding.${code}.consequence`, values)}
        </p>
        {(excerpt !== '' || channel) && (
          <p className={styles.about}>
            {channel && (
              <ChannelAvatar platform={channel.platform} name={channel.name} src={channel.avatar} size={24} />
            )}
            {channel && <span>{channel.handle}</span>}
            {excerpt !== '' && <q className={styles.excerpt}>{excerpt}</q>}
          </p>
        )}
        <LaterFindings {...{ workspaceId, findings: later, tzid, now, onMended }} />
      </div>
      <div className={styles.mend}>
        <MendButton workspaceId={workspaceId} finding={finding} now={now} onMended={onMended} />
      </div>
    </li>
  )
}
