import { Mark } from '../ui/mark.tsx'
import styles from './splash.module.css'

/** Shown while nothing else can be; it appears after a short delay, so that a quick start does not flicker. */
export function Splash() {
  return (
    <div className={styles.splash} role="status" aria-busy="true">
      <Mark size={40} />
    </div>
  )
}
