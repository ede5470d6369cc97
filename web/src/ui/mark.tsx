import styles from './mark.module.css'

type Props = { /** Pixels at normal text size. */ size?: number }

/** Shows the product's logo: a P, and a dot for a post published on time. Decorative next to the name. */
export function Mark({ size = 28 }: Props) {
  const side = `${size / 16}rem`
  return (
    <svg width={side} height={side} viewBox="0 0 32 32" aria-hidden="true" focusable="false" className={styles.mark}>
      <rect width="32" height="32" rx="8" fill="var(--color-accent)" />
      <path
        d="M10 25V8.2c0-.4.3-.7.7-.7h5.6a5.75 5.75 0 0 1 0 11.5H14"
        fill="none"
        stroke="var(--color-on-accent)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="22.6" cy="24" r="2.4" fill="var(--color-on-accent)" />
    </svg>
  )
}
