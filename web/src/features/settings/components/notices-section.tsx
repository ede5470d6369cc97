import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import {
  mutableReasonSchema,
  type NoticeReason,
  noticeReasonSchema,
  type MailTimes,
} from '@postwright/core/model/notice-preferences'
import type { User } from '@postwright/core/model/user'
import { useApiCall } from '@/lib/use-api-call.ts'
import { session } from '@/session/session.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { FormError } from '@/ui/form-error.tsx'
import { useOnline } from '@/ui/use-online.ts'
import { updateMe } from '@postwright/core/api/users'
import { call } from '@/lib/api-client.ts'
import { useHookOffer } from '../data/event-hooks-data.ts'
import styles from './notices.module.css'
import { Section } from './section.tsx'
import { formatHour, formatTimeOfDay } from '@/ui/format-time.ts'
import { SelectField } from '@/ui/select-field.tsx'
import { timesAround } from '@/ui/suggest-times.ts'
import { SwitchRow } from '@/ui/switch-row.tsx'
import { ZoneField } from '@/ui/zone-field.tsx'

const WORDS = {
  mention: { label: 'settings:notices.mention', text: 'settings:notices.mentionText' },
  reply: { label: 'settings:notices.reply', text: 'settings:notices.replyText' },
  authored: { label: 'settings:notices.authored', text: 'settings:notices.authoredText' },
  review: { label: 'settings:notices.review', text: 'settings:notices.reviewText' },
  reminder: { label: 'settings:notices.reminder', text: 'settings:notices.reminderText' },
  returned: { label: 'settings:notices.returned', text: 'settings:notices.returnedText' },
  published: { label: 'settings:notices.published', text: 'settings:notices.publishedText' },
  post_failed: { label: 'settings:notices.postFailed', text: 'settings:notices.postFailedText' },
  channel_lost: { label: 'settings:notices.channelLost', text: 'settings:notices.channelLostText' },
} as const satisfies Record<NoticeReason, { label: string; text: string }>

type Choices = Pick<User, 'mutedReasons' | 'mailedReasons' | 'hookedReasons' | 'mailTimes'>

/** Edits the user's notifications in the product, by email and by webhook; every change is saved immediately. */
export function NoticesSection({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  const online = useOnline()
  const { run, isRunning, failure } = useApiCall()
  const { mutedReasons, mailedReasons, hookedReasons, email, emailVerified } = user
  const { workspaceId } = useSignedIn()
  const offer = useHookOffer(workspaceId)
  const hasHooks = offer.status === 'ready' && offer.data
  const isClosed = !online || isRunning

  const change = (choices: Partial<Choices>) =>
    run(async () => {
      try {
        await call(updateMe, { rev: user.rev, ...choices })
      } finally {
        await session.refreshUser()
      }
    })

  return (
    <Section id="notices" title={t('settings:notices.title')} text={t('settings:notices.text')}>
      <FormError message={failure} />
      <p className={styles.mails}>
        {emailVerified ? t('settings:notices.mailsTo', { email }) : t('settings:notices.unverified')}
      </p>
      <div className={styles.table} data-hooks={hasHooks || undefined}>
        <div className={styles.head} aria-hidden="true">
          <span>{t('settings:notices.inApp')}</span>
          <span>{t('settings:notices.byMail')}</span>
          {hasHooks && <span>{t('settings:notices.byHook')}</span>}
        </div>
        {noticeReasonSchema.options.map((reason) => {
          const label = t(WORDS[reason].label)
          const mutable = mutableReasonSchema.safeParse(reason).data
          return (
            <div key={reason} className={styles.row} role="group" aria-label={label}>
              <div className={styles.words}>
                <p className={styles.label}>{label}</p>
                <p className={styles.text}>{t(WORDS[reason].text)}</p>
              </div>
              <Switch
                className={styles.switch}
                aria-label={t('settings:notices.inAppOf', { label })}
                checked={mutable === undefined || !mutedReasons.includes(mutable)}
                // Urgent notices are always shown in the product.
                disabled={isClosed || mutable === undefined}
                onChange={() => mutable && void change({ mutedReasons: toggled(mutedReasons, mutable) })}
              />
              <Switch
                className={styles.switch}
                aria-label={t('settings:notices.byMailOf', { label })}
                checked={mailedReasons.includes(reason)}
                disabled={isClosed || !emailVerified}
                onChange={() => void change({ mailedReasons: toggled(mailedReasons, reason) })}
              />
              {hasHooks && (
                <Switch
                  className={styles.switch}
                  aria-label={t('settings:notices.byHookOf', { label })}
                  checked={hookedReasons.includes(reason)}
                  disabled={isClosed}
                  onChange={() => void change({ hookedReasons: toggled(hookedReasons, reason) })}
                />
              )}
            </div>
          )
        })}
      </div>
      {emailVerified && (
        <MailTimesPart
          key={JSON.stringify(user.mailTimes)}
          times={user.mailTimes}
          isClosed={isClosed}
          onChange={(mailTimes) => void change({ mailTimes })}
        />
      )}
    </Section>
  )
}

function toggled<Reason extends NoticeReason>(reasons: readonly Reason[], reason: Reason): Reason[] {
  return reasons.includes(reason) ? reasons.filter((each) => each !== reason) : [...reasons, reason]
}

const RHYTHMS = ['at_once', 'hourly', 'daily'] as const

const USUAL_QUIET = { from: '22:00', to: '07:00' }

type Props = { times: MailTimes; isClosed: boolean; onChange: (times: MailTimes) => void }

/** Edits the times at which notification emails are sent; every change is saved immediately. */
function MailTimesPart({ times, isClosed, onChange }: Props) {
  const { t } = useTranslation('settings')
  const { rhythm, hour, tzid, quiet, isUrgentAtOnce } = times
  const change = (changes: Partial<MailTimes>) => onChange({ ...times, ...changes })
  return (
    <div className={styles.times}>
      <div className={styles.pair}>
        <SelectField
          label={t('settings:mailTimes.rhythm')}
          hint={rhythm === 'at_once' ? t('settings:mailTimes.rhythmText') : ''}
          value={rhythm}
          options={RHYTHMS.map((value) => ({ value, label: t(`settings:mailTimes.${value}`) }))}
          disabled={isClosed}
          onChange={(next) => change({ rhythm: next })}
        />
        {rhythm === 'daily' && (
          <SelectField
            label={t('settings:mailTimes.hour')}
            value={String(hour)}
            options={Array.from({ length: 24 }, (_, at) => ({
              value: String(at),
              label: formatHour(at),
            }))}
            disabled={isClosed}
            onChange={(next) => change({ hour: Number(next) })}
          />
        )}
      </div>
      <SwitchRow
        label={t('settings:mailTimes.quiet')}
        description={t('settings:mailTimes.quietText')}
        checked={quiet !== null}
        disabled={isClosed}
        onChange={(isOn) => change({ quiet: isOn ? USUAL_QUIET : null })}
      />
      {quiet && (
        <div className={styles.pair}>
          {(['from', 'to'] as const).map((end) => (
            <SelectField
              key={end}
              label={t(`settings:mailTimes.${end}`)}
              value={quiet[end]}
              options={timesAround(quiet[end], null).map((value) => ({ value, label: formatTimeOfDay(value) }))}
              disabled={isClosed}
              onChange={(next) => change({ quiet: { ...quiet, [end]: next } })}
            />
          ))}
        </div>
      )}
      {(quiet || rhythm !== 'at_once') && (
        <>
          <ZoneField
            label={t('settings:mailTimes.zone')}
            value={tzid}
            disabled={isClosed}
            onChange={(next) => change({ tzid: next })}
          />
          <SwitchRow
            label={t('settings:mailTimes.urgent')}
            description={t('settings:mailTimes.urgentText')}
            checked={isUrgentAtOnce}
            disabled={isClosed}
            onChange={(next) => change({ isUrgentAtOnce: next })}
          />
        </>
      )}
    </div>
  )
}
