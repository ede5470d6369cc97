import styles from './what-worked.module.css'

type Props = {
  lift: number
  low: number
  high: number
  isClear: boolean
  /** The largest logarithm of the picture, to both sides. */ reach: number
}

const WIDTH = 200
const MIDDLE = WIDTH / 2
const HEIGHT = 20

/** One row of a forest plot: a point for the effect, a line for the interval, on a scale on which twice and half are alike. */
export function IntervalBar({ lift, low, high, isClear, reach }: Props) {
  const at = (value: number) => MIDDLE + (Math.log(1 + value) / reach) * MIDDLE
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      data-clear={isClear || undefined}
      data-worse={lift < 0 || undefined}
      aria-hidden
    >
      <line className={styles.zero} x1={MIDDLE} x2={MIDDLE} y1={0} y2={HEIGHT} />
      <line className={styles.reach} x1={at(low)} x2={at(high)} y1={HEIGHT / 2} y2={HEIGHT / 2} />
      <line className={styles.point} x1={at(lift)} x2={at(lift)} y1={4} y2={HEIGHT - 4} />
    </svg>
  )
}
