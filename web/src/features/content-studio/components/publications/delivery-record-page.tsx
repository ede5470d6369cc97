import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Variant } from '@postwright/core/model/variant'
import type { PageCursor } from '@/lib/live/page-query.ts'
import { DataState } from '@/ui/data-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { StepList } from '@/ui/step-list.tsx'
import { useNow } from '@/ui/use-now.ts'
import { STEP_TONES, toldAs, LOOKS_AGAIN } from '../../delivery-step.ts'
import styles from './delivery-record.module.css'
import { useDeliveryRecord } from '../../data/use-delivery-record.ts'
import type { PublishLogEntry, PublishStep } from '@postwright/core/model/publish-log-entry'
import { formatSeconds, formatZoned } from '@/ui/format-time.ts'
import { PUBLISH_ERROR_TEXT } from '@/posts/publications/publish-error-text.ts'
import { spanText } from '@/posts/times/span-text.ts'

type Props = {
  variant: Variant
  /** Where the page below begins; null for the newest steps. */ after: PageCursor | null
}

/** A page of a delivery record, and above it the earlier pages that were asked for. */
export function DeliveryRecordPage({ variant, after }: Props) {
  const { t } = useTranslation('publishing')
  const record = useDeliveryRecord(variant, after)
  const [showsEarlier, setShowsEarlier] = useState(false)
  const now = useNow(60_000)
  const earlier = record.status === 'ready' ? record.endCursor : null
  const { tzid } = variant.scheduled
  return (
    <>
      {earlier !== null && !showsEarlier && (
        <Button variant="default" size="compact-sm" onClick={() => setShowsEarlier(true)}>
          {t('publishing:record.earlier')}
        </Button>
      )}
      {earlier !== null && showsEarlier && <DeliveryRecordPage variant={variant} after={earlier} />}
      <DataState
        read={record}
        loading={<SkeletonList rows={3} label={t('publishing:record.loading')} />}
        errorTitle={t('publishing:record.error')}
        empty={after === null && <p className={styles.none}>{t('publishing:record.none')}</p>}
      >
        {(entries) => (
          <StepList
            label={t('publishing:record.label', { handle: variant.handle })}
            steps={entries.map((entry) => ({
              key: entry.id,
              what: <StepTitle entry={entry} />,
              when: <StepTime entry={entry} tzid={tzid} now={now} />,
              why: <StepReason entry={entry} tzid={tzid} now={now} />,
              tone: STEP_TONES[entry.step],
            }))}
          />
        )}
      </DataState>
    </>
  )
}

/** What a step of a delivery record did. */
function StepTitle({ entry }: { entry: PublishLogEntry }) {
  const { t } = useTranslation('publishing')
  const { done, total } = entry.pictures ?? { done: 1, total: 1 }
  return t(`publishing:record.step.${toldAs(entry)}.what`, { done, total })
}

/** Other steps carry the cause of the one before them. */
const TELLS_CAUSE: readonly PublishStep[] = ['refuse', 'defer', 'hold', 'lose', 'wait', 'late_answer']

type StepReasonProps = { entry: PublishLogEntry; /** The zone of the plan. */ tzid: string; now: number }

/** Why a step was taken, what the network said, and when it goes on. */
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

type StepTimeProps = { entry: PublishLogEntry; /** The zone of the plan. */ tzid: string; now: number }

/** When a step happened: to the second, and how long after the time of the post; before it, and days later, with its date. */
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
