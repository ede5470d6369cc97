import styles from './counter-ring.module.css'

const RADIUS = 18
const LENGTH = 2 * Math.PI * RADIUS

/** How much of the room is used, as a ring; decorative, because the words say it too. */
export function CounterRing({ used, max }: { used: number; max: number }) {
  const share = Math.min(1, used / max)
  return (
    <svg
      className={styles.ring}
      viewBox="0 0 44 44"
      width="44"
      height="44"
      aria-hidden="true"
      data-over={used > max || undefined}
    >
      <circle cx="22" cy="22" r={RADIUS} className={styles.track} />
      <circle cx="22" cy="22" r={RADIUS} className={styles.used} strokeDasharray={`${share * LENGTH} ${LENGTH}`} />
    </svg>
  )
}
