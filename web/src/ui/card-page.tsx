import type { ReactNode } from 'react'
import { BRAND } from '@postwright/core/brand'
import styles from './card-page.module.css'
import { Wordmark } from './wordmark.tsx'

type Props = {
  children: ReactNode
  /** Shown as part of another page, which has its own main landmark. */ isSpecimen?: boolean
}

/**
 * Page outside the app for links that were sent to someone: the brand with one card below it. Search engines do not index the page, and linked pages
 * do not receive its address.
 */
export function CardPage({ children, isSpecimen = false }: Props) {
  const Main = isSpecimen ? 'div' : 'main'
  return (
    <div className={styles.page}>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <header className={styles.header}>
        <Wordmark name={BRAND.name} />
      </header>
      <Main className={styles.main}>{children}</Main>
    </div>
  )
}
