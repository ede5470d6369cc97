import { useTranslation } from 'react-i18next'
import type { MailTimes } from '@postwright/core/model/notice-preferences'
import { formatHour, formatTimeOfDay } from '@/ui/format-time.ts'
import { SelectField } from '@/ui/select-field.tsx'
import { timesAround } from '@/ui/suggest-times.ts'
import { SwitchRow } from '@/ui/switch-row.tsx'
import { ZoneField } from '@/ui/zone-field.tsx'
import styles from './notices.module.css'

const RHYTHMS = ['at_once', 'hourly', 'daily'] as const
const USUAL_QUIET = { from: '22:00', to: '07:00' }

type Props = { times: MailTimes; isClosed: boolean; onChange: (times: MailTimes) => void }

/** When mails of notifications are sent; every change counts at once. */
export function MailTimesPart({ times, isClosed, onChange }: Props) {
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
