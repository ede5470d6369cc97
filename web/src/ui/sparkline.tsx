import styles from './stat-tile.module.css'

type Props = { points: readonly number[] }

const WIDTH = 100
const HEIGHT = 28
/** Padding for the line's width at top and bottom. */
const INSET = 2

/** Line chart without axes; decorative, because the number and its change are shown next to it. */
export function Sparkline({ points }: Props) {
  if (points.length < 2) return null
  const least = Math.min(...points, 0)
  const span = Math.max(...points) - least || 1
  const places = points.map((point, at) => {
    const x = (at / (points.length - 1)) * WIDTH
    const y = HEIGHT - INSET - ((point - least) / span) * (HEIGHT - 2 * INSET)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  const line = `M${places.join('L')}`
  return (
    <svg
      className={styles.sparkline}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.area} d={`${line}V${HEIGHT}H0Z`} />
      <path className={styles.line} d={line} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
