import { useTranslation } from 'react-i18next'
import type { PublishLogEntry } from '@postwright/core/model/publish-log-entry'
import { formatSeconds, formatZoned } from '@/ui/format-time.ts'
import { spanText } from '@/posts/times/span-text.ts'
import styles from './delivery-record.module.css'

const DAY = 86_400_000

type Props = { entry: PublishLogEntry; /** The zone of the plan. */ tzid: string; now: number }

/** When a step happened: to the second, and how long after the time of the post; before it, and days later, with its date. */
export function StepTime({ entry: { createdAt, scheduledAt, took }, tzid, now }: Props) {
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
