import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { Finding, FindingWeight, Mend } from '@postwright/core/simulate/finding'
import { ChannelAvatar } from '@/posts/channels/channel-avatar.tsx'
import { formatZoned, formatDay, formatMoment } from '@/ui/format-time.ts'
import { type BadgeTone, StateBadge } from '@/ui/state-badge.tsx'
import { weightOf, findingValues } from '../findings.ts'
import styles from './simulator.module.css'
import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { toZonedTime } from '@postwright/core/time/zoned-time'
import { routes } from '@/config/routes.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useMay } from '@/session/use-role.ts'
import { FormError } from '@/ui/form-error.tsx'
import { toast } from '@/ui/toast.tsx'
import { movePost } from '../data/simulation.ts'

const TONES = { stops: 'negative', changes: 'warning', informs: 'neutral' } as const satisfies Record<
  FindingWeight,
  BadgeTone
>

type Props = {
  workspaceId: string
  finding: Finding
  /** The same finding on later days. */
  later: readonly Finding[]
  channel: Connection | undefined
  tzid: string
  now: number
  onFixed: () => Promise<unknown>
}

/** Shows one finding: its time, subject, consequence and fix. */
export function FindingRow({ workspaceId, finding, later, channel, tzid, now, onFixed }: Props) {
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
        <LaterFindings {...{ workspaceId, findings: later, tzid, now, onFixed }} />
      </div>
      <div className={styles.mend}>
        <FixButton workspaceId={workspaceId} finding={finding} now={now} onFixed={onFixed} />
      </div>
    </li>
  )
}

type LaterFindingsProps = {
  workspaceId: string
  findings: readonly Finding[]
  tzid: string
  now: number
  onFixed: () => Promise<unknown>
}

/** Lists the repeated findings of later days, collapsed: each with its time, text and fix. */
function LaterFindings({ workspaceId, findings, tzid, now, onFixed }: LaterFindingsProps) {
  const { t } = useTranslation('simulator')
  const last = findings.at(-1)
  if (!last) return null
  return (
    <details className={styles.later}>
      <summary>{t('simulator:later', { count: findings.length, until: formatDay(last.at, tzid) })}</summary>
      <ul className={styles.laterList}>
        {findings.map((finding) => (
          <li key={finding.at} className={styles.laterEntry}>
            <time dateTime={new Date(finding.at).toISOString()}>{formatZoned(finding.at, tzid, now)}</time>
            <span>{t(`simulator:finding.${finding.code}.what`, findingValues(t, finding, { tzid, now }))}</span>
            <FixButton workspaceId={workspaceId} finding={finding} now={now} onFixed={onFixed} />
          </li>
        ))}
      </ul>
    </details>
  )
}

type FixButtonProps = {
  workspaceId: string
  finding: Finding
  now: number
  /** Called after a change: the findings may be out of date. */
  onFixed: () => Promise<unknown>
}

/** Returns the address of the screen that a fix opens; null if the fix is applied directly. */
function placeOf(mend: Mend): string | null {
  switch (mend.kind) {
    case 'reconnect':
    case 'resume_channel':
      return routes.connectedPlatforms.href()
    case 'resume_workspace':
      return routes.settingsWorkspace.href()
    case 'review_approval':
    case 'open_post':
      return routes.contentStudioPost.href(mend.postId)
    case 'open_series':
      return routes.repeats.href(mend.seriesId)
    case 'fill_slot':
    case 'resume_queue':
      return routes.queues.href()
    case 'move':
      return null
  }
}

/** Button for the fix of a finding: applied directly, or a link to the screen for it. */
function FixButton({ workspaceId, finding, now, onFixed }: FixButtonProps) {
  const { t } = useTranslation('simulator')
  const { isRunning, failure, run } = useApiCall()
  const canPlan = useMay('plan_posts')
  const { mend } = finding
  const to = placeOf(mend)
  const label = labelOf()

  function labelOf(): string {
    if (mend.kind !== 'move') return t(`simulator:mend.${mend.kind}`)
    const { instant } = toZonedTime(mend.local, mend.tzid)
    return t('simulator:mend.move', { time: formatMoment(instant, mend.tzid, now) })
  }

  function act() {
    if (mend.kind !== 'move') return
    void run(async () => {
      await movePost(workspaceId, mend)
      toast.success(t('simulator:moved'))
      await onFixed()
    })
  }

  if (to !== null) {
    return (
      <Button component={Link} to={to} variant="default" size="sm">
        {label}
      </Button>
    )
  }
  if (!canPlan) return null
  return (
    <>
      <Button variant="default" size="sm" loading={isRunning} onClick={act}>
        {label}
      </Button>
      <FormError message={failure} />
    </>
  )
}
