import { Suspense } from 'react'
import styles from './components/bell.module.css'
import { Bell } from './components/bell.tsx'

/** The notifications in the top bar; the page does not wait for their texts. */
export function NotificationBell() {
  return (
    <Suspense fallback={<span className={styles.place} />}>
      <Bell />
    </Suspense>
  )
}
