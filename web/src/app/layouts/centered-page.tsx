import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { BRAND } from '@postwright/core/brand'
import { siteRoutes } from '../../config/site-routes.ts'
import { Wordmark } from '../../ui/wordmark.tsx'
import styles from './centered-page.module.css'

/** Page with one centred message and a link to the home page above it. */
export function CenteredPage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link to={siteRoutes.home.href()} className={styles.home}>
          <Wordmark name={BRAND.name} />
        </Link>
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  )
}
