import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { Variant } from '@postwright/core/model/variant'
import { formatSeconds, zoneTown } from '@/ui/format-time.ts'
import { useNow } from '@/ui/use-now.ts'
import { ChannelLink } from '../channels/channel-link.tsx'
import { CountdownText, spanText } from '../times/span-text.tsx'
import { isInDoubt, isPutOff, isUnderWay } from './variant-state.tsx'
import { SentenceWith } from '@/ui/sentence-with.tsx'
import styles from './sending-status.module.css'

type Props = { variant: Variant; /** The channel, if it is loaded. */ connection?: Connection | undefined }

/** Shows the status of a publication that is under way or has an unknown outcome: the time elapsed, the last response, and the next step. */
export function SendingStatus({ variant, connection }: Props) {
  if (isInDoubt(variant)) return <Doubt variant={variant} connection={connection} />
  if (!isUnderWay(variant)) return null
  return (
    <div className={styles.status}>
      <p>
        <Elapsed variant={variant} /> <Answer variant={variant} /> <NextLook variant={variant} />
      </p>
      <ChannelLink variant={variant} connection={connection} />
    </div>
  )
}

/** Shows that a publication was rescheduled or cancelled after a call with an unknown outcome. */
function Doubt({ variant, connection }: Props) {
  const { t } = useTranslation('publishing')
  const { dueAt } = variant
  return (
    <div className={styles.status}>
      <p>
        <span className={styles.since}>{t('publishing:sending.doubt')}</span>{' '}
        {dueAt !== null && (
          <SentenceWith sentence={(slot) => t('publishing:sending.looked', { when: slot })}>
            <CountdownText instant={dueAt} />
          </SentenceWith>
        )}
      </p>
      <ChannelLink variant={variant} connection={connection} />
    </div>
  )
}

function Elapsed({ variant }: { variant: Variant }) {
  const { t } = useTranslation('publishing')
  const now = useNow(1000)
  const from = variant.firstTriedAt ?? variant.intentAt ?? variant.scheduled.instant
  const { key, parts } = spanText(Math.max(0, Math.floor((now - from) / 1000) * 1000))
  const span = t(`publishing:span.${key}`, parts)
  return (
    <span className={styles.since}>
      {t(`publishing:sending.${isPutOff(variant) ? 'triedSince' : 'since'}`, { span })}
    </span>
  )
}

function Answer({ variant }: { variant: Variant }) {
  const { t } = useTranslation('publishing')
  const { lastAnswer, error, state } = variant
  if (lastAnswer === 'refused' && error?.kind === 'rate_limit') return t('publishing:sending.answer.pause')
  // The result of the preparation is not a response to this call.
  if (state === 'armed' && (lastAnswer ?? 'prepared') === 'prepared') return t('publishing:sending.answer.asked')
  return t(`publishing:sending.answer.${lastAnswer ?? 'none'}`)
}

function NextLook({ variant }: { variant: Variant }) {
  const { t } = useTranslation('publishing')
  const { dueAt, leaseEndsAt, giveUpAt, scheduled } = variant
  if (dueAt === null) return null
  const does = leaseEndsAt === null ? (isPutOff(variant) ? 'sent' : 'looked') : 'busy'
  return (
    <>
      <SentenceWith sentence={(slot) => t(`publishing:sending.${does}`, { when: slot })}>
        <CountdownText instant={dueAt} />
      </SentenceWith>
      {giveUpAt !== null && (
        <>
          {' '}
          {t('publishing:sending.settledBy', {
            time: `${formatSeconds(giveUpAt, scheduled.tzid)} ${zoneTown(scheduled.tzid)}`,
          })}
        </>
      )}
    </>
  )
}
