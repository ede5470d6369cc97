import { useTranslation } from 'react-i18next'
import styles from './period-switch.module.css'

const PERIODS = ['month', 'year'] as const
export type Period = (typeof PERIODS)[number]

type Props = { value: Period; onChange: (period: Period) => void }

/** By month or by year. */
export function PeriodSwitch({ value, onChange }: Props) {
  const { t } = useTranslation('pricing')
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{t('pricing:period.label')}</legend>
      {PERIODS.map((period) => (
        <label key={period} className={styles.option} data-chosen={value === period || undefined}>
          <input
            type="radio"
            name="period"
            className="visually-hidden"
            checked={value === period}
            onChange={() => onChange(period)}
          />
          {t(`pricing:period.${period}`)}
          {period === 'year' && <span className={styles.saving}>{t('pricing:period.saving')}</span>}
        </label>
      ))}
    </fieldset>
  )
}
