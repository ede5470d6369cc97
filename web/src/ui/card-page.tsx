import type { ReactNode } from 'react'
import { BRAND } from '@postwright/core/brand'
import styles from './card-page.module.css'
import { Wordmark } from './wordmark.tsx'

/**
 * Page outside the app for links that were sent to someone: the brand with one card below it. Search engines do not index the page, and linked pages
 * do not receive its address.
 */
export function CardPage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <header className={styles.header}>
        <Wordmark name={BRAND.name} />
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  )
}
