import { useTranslation } from 'react-i18next'
import type { PublishLogEntry, PublishStep } from '@postwright/core/model/publish-log-entry'
import { formatSeconds, formatZoned } from '@/ui/format-time.ts'
import { StepList, type StepTone } from '@/ui/step-list.tsx'
import { spanText } from '../times/span-text.tsx'
import styles from './delivery-steps.module.css'
import { PUBLISH_ERROR_TEXT } from './publish-error-text.ts'

type Props = {
  label: string
  entries: readonly PublishLogEntry[]
  /** Time zone of the plan. */ tzid: string
  now: number
}

/** Lists the steps of a delivery record in the given order. */
export function DeliverySteps({ label, entries, tzid, now }: Props) {
  return (
    <StepList
      label={label}
      steps={entries.map((entry) => ({
        key: entry.id,
        what: <StepTitle entry={entry} />,
        when: <StepTime entry={entry} tzid={tzid} now={now} />,
        why: <StepReason entry={entry} tzid={tzid} now={now} />,
        tone: STEP_TONES[entry.step],
      }))}
    />
  )
}

/** Shows the action of a step in a delivery record. */
function StepTitle({ entry }: { entry: PublishLogEntry }) {
  const { t } = useTranslation('publishing')
  const { done, total } = entry.pictures ?? { done: 1, total: 1 }
  return t(`publishing:record.step.${toldAs(entry)}.what`, { done, total })
}

/** Steps whose own cause is shown; entries of other steps repeat the error of the previous step. */
const TELLS_CAUSE: readonly PublishStep[] = ['refuse', 'defer', 'hold', 'lose', 'wait', 'late_answer']

type StepReasonProps = { entry: PublishLogEntry; /** Time zone of the plan. */ tzid: string; now: number }

/** Shows the reason for a step, the network's response, and the time of the next attempt. */
function StepReason({ entry, tzid, now }: StepReasonProps) {
  const { t } = useTranslation('publishing')
  const { step, error, dueAt, scheduledAt } = entry
  const told = toldAs(entry)
  const isFinal = told === 'refuse' || told === 'hold'
  const next = step === 'wait' || step === 'defer' ? LOOKS_AGAIN[step] : null
  return (
    <>
      {isFinal && error !== null && t(PUBLISH_ERROR_TEXT[error.kind].reason)}
      {!isFinal && t(`publishing:record.step.${told}.why`, { time: formatZoned(scheduledAt, tzid, now) })}
      {next !== null && dueAt !== null && <> {t(`publishing:record.${next}`, { time: formatSeconds(dueAt, tzid) })}</>}
      {TELLS_CAUSE.includes(step) && error !== null && error.detail !== '' && (
        <span className={styles.detail}>{t('publishing:record.detail', { detail: error.detail })}</span>
      )}
    </>
  )
}

const DAY = 86_400_000

type StepTimeProps = { entry: PublishLogEntry; /** Time zone of the plan. */ tzid: string; now: number }

/**
 * Shows the time of a step to the second, and its delay after the post's time. Steps before that time or at least a day after it show the date
 * instead of the delay.
 */
function StepTime({ entry: { createdAt, scheduledAt, took }, tzid, now }: StepTimeProps) {
  const { t } = useTranslation('publishing')
  const after = createdAt - scheduledAt
  const isNear = after >= 0 && after < DAY
  const { key, parts } = spanText(after)
  const span = t(`publishing:span.${key}`, parts)
  const work = took === null ? null : spanText(took)
  return (
    <time dateTime={new Date(createdAt).toISOString()}>
      {isNear ? formatSeconds(createdAt, tzid) : formatZoned(createdAt, tzid, now)}
      {isNear && (
        <span className={styles.after} title={t('publishing:record.afterLabel', { span })}>
          {t('publishing:record.after', { span })}
        </span>
      )}
      {work && (
        <span className={styles.after}>
          {t('publishing:record.took', { span: t(`publishing:span.${work.key}`, work.parts) })}
        </span>
      )}
    </time>
  )
}

/** Kind of a step for display; each has a text in `publishing:record.step`. */
type ToldStep = PublishStep | 'claimToLook' | 'confirmFound' | 'deferAbsent' | 'waitAbsent'

/** Returns the display kind of a step, which depends on whether an earlier call may have succeeded, and on the network's response. */
function toldAs({ step, state, answer }: Pick<PublishLogEntry, 'step' | 'state' | 'answer'>): ToldStep {
  if (step === 'claim' && state === 'armed') return 'claimToLook'
  if (step === 'confirm' && answer === 'found') return 'confirmFound'
  if (step === 'defer' && answer === 'absent') return 'deferAbsent'
  if (step === 'wait' && answer === 'absent') return 'waitAbsent'
  return step
}

/** Colour of the latest step. */
const STEP_TONES = {
  schedule: 'accent',
  ask_approval: 'accent',
  withdraw_request: 'accent',
  approve: 'accent',
  judge: 'accent',
  cancel: 'accent',
  return: 'warning',
  claim: 'accent',
  upload: 'accent',
  progress: 'accent',
  prepare: 'accent',
  arm: 'accent',
  confirm: 'positive',
  confirm_by_hand: 'positive',
  refuse: 'negative',
  defer: 'accent',
  lose: 'warning',
  hold: 'warning',
  hand_over: 'accent',
  wait: 'accent',
  late_answer: 'accent',
} as const satisfies Record<PublishStep, StepTone>

/** Steps whose `dueAt` is the time of the next attempt or check; for other steps it is the end of a lease. */
const LOOKS_AGAIN = { wait: 'next', defer: 'nextTry' } as const satisfies Partial<Record<PublishStep, string>>
