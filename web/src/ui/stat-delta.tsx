import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react'
import styles from './stat-tile.module.css'

/** Change of a number since an earlier time. */
export type Delta = {
  /** Relative change: 0.12 means 12 % more. */
  share: number
  /** Direction of an improvement; for most numbers up. */
  better?: 'up' | 'down'
  /** Text for the start of the period. */
  since: string
}

const CHANGE = new Intl.NumberFormat('en', { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 })
const ICONS = { up: IconArrowUpRight, down: IconArrowDownRight, level: IconArrowRight }

/** Shows a change with its sign, its direction and whether it is an improvement, never by colour alone. */
export function StatDelta({ delta: { share, better = 'up', since } }: { delta: Delta }) {
  const rounded = Math.round(share * 100)
  const direction = rounded === 0 ? 'level' : rounded > 0 ? 'up' : 'down'
  const tone = direction === 'level' ? 'level' : direction === better ? 'good' : 'bad'
  const Icon = ICONS[direction]
  return (
    <span className={styles.delta} data-tone={tone}>
      <Icon size="0.875rem" stroke={2.4} aria-hidden />
      <strong>{CHANGE.format(rounded / 100)}</strong> <span className={styles.since}>{since}</span>
    </span>
  )
}
