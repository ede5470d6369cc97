import type { ReactNode } from 'react'
import { BRAND } from '@postwright/core/brand'
import styles from './card-page.module.css'
import { Wordmark } from './wordmark.tsx'

/**
 * A page beside the app, behind an address that was sent to somebody: the brand, and one card below it. Search engines do not list it, and
 * pages that it leads to do not learn its address.
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
