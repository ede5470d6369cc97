import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { HourRate } from '@postwright/core/learning/hour-rates'
import { formatHour } from '@/ui/format-time.ts'
import { weekdaysInOrder, weekdayName } from '@/ui/weekdays.ts'
import { liftText } from '../lift-text.ts'
import styles from './timing.module.css'

/** Smallest size of a square: an hour without any certainty is still visible. */
const SMALLEST = 0.3
/** The lift at which a colour is fully saturated. */
const FULL_LIFT = 0.3
/** Interval of the labelled hours: every third one. */
const NAMED_EVERY = 3

/** The hours of the week as squares: colour for the lift, size for the certainty, and outlines for hours without posts. */
export function HeatMap({ hours, label }: { hours: readonly HourRate[]; label: string }) {
  const { t } = useTranslation('optimizer')
  const certainty = certaintyOf(hours)
  const rows = Array.from({ length: 24 }, (_, hour) => hours.filter((each) => each.hour === hour))
  return (
    <figure className={styles.figure}>
      <div className={styles.map} role="img" aria-label={label}>
        <span />
        {weekdaysInOrder().map((weekday) => (
          <span key={weekday} className={styles.day}>
            {weekdayName(weekday, 'short')}
          </span>
        ))}
        {rows.map((row, hour) => (
          <Fragment key={formatHour(hour)}>
            <span className={styles.hour}>{hour % NAMED_EVERY === 0 ? formatHour(hour) : ''}</span>
            {row.map((cell) => (
              <span key={cell.weekday} className={styles.cell} title={titleOf(cell)}>
                <span
                  className={styles.square}
                  data-tried={cell.count > 0 || undefined}
                  data-worse={cell.lift < 0 || undefined}
                  style={{
                    '--size': `${100 * (SMALLEST + (1 - SMALLEST) * certainty(cell))}%`,
                    '--share': `${Math.round(100 * Math.min(1, Math.abs(cell.lift) / FULL_LIFT))}%`,
                  }}
                />
              </span>
            ))}
          </Fragment>
        ))}
      </div>
      <figcaption className={styles.legend}>
        <Sign share="100%">{t('optimizer:timing.legend.better')}</Sign>
        <Sign share="100%" isWorse>
          {t('optimizer:timing.legend.worse')}
        </Sign>
        <Sign share="40%" size="40%">
          {t('optimizer:timing.legend.unsure')}
        </Sign>
        <Sign share="60%" isUntried>
          {t('optimizer:timing.legend.untried')}
        </Sign>
      </figcaption>
    </figure>
  )

  function titleOf({ weekday, hour, count, lift, low, high }: HourRate): string {
    const values = { lift: liftText(lift), low: liftText(low), high: liftText(high) }
    return `${hourName({ weekday, hour })}: ${t('optimizer:timing.cell', { count, ...values })}`
  }
}

type SignProps = { share: string; size?: string; isWorse?: boolean; isUntried?: boolean; children: string }

function Sign({ share, size = '90%', isWorse = false, isUntried = false, children }: SignProps) {
  return (
    <span className={styles.sign}>
      <span className={styles.cell} aria-hidden>
        <span
          className={styles.square}
          data-tried={!isUntried || undefined}
          data-worse={isWorse || undefined}
          style={{ '--size': size, '--share': share }}
        />
      </span>
      {children}
    </span>
  )
}

/** Returns the certainty of each hour's lift relative to the least certain one, from 0 to 1. */
function certaintyOf(hours: readonly HourRate[]): (hour: HourRate) => number {
  const most = Math.max(...hours.map(widthOf), Number.MIN_VALUE)
  return (hour) => 1 - widthOf(hour) / most
}

function widthOf({ low, high }: HourRate): number {
  return Math.log((1 + high) / (1 + low))
}

export function hourName({ weekday, hour }: { weekday: number; hour: number }): string {
  return `${weekdayName(weekday)} ${formatHour(hour)}`
}
