import type { Area } from '../marquee.ts'
import classes from './calendar.module.css'

/** The rectangle that is being drawn to select posts. */
export function MarqueeArea({ area: { left, top, right, bottom } }: { area: Area }) {
  return (
    <div
      className={classes.marquee}
      style={{ left, top, width: right - left, height: bottom - top }}
      aria-hidden="true"
    />
  )
}
