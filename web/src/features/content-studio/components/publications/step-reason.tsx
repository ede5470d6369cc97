import { useTranslation } from 'react-i18next'
import type { PublishLogEntry, PublishStep } from '@postwright/core/model/publish-log-entry'
import { formatSeconds, formatZoned } from '@/ui/format-time.ts'
import { LOOKS_AGAIN, toldAs } from '../../delivery-step.ts'
import { PUBLISH_ERROR_TEXT } from '@/posts/publications/publish-error-text.ts'
import styles from './delivery-record.module.css'

/** Other steps carry the cause of the one before them. */
const TELLS_CAUSE: readonly PublishStep[] = ['refuse', 'defer', 'hold', 'lose', 'wait', 'late_answer']

type Props = { entry: PublishLogEntry; /** The zone of the plan. */ tzid: string; now: number }

/** Why a step was taken, what the network said, and when it goes on. */
export function StepReason({ entry, tzid, now }: Props) {
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
