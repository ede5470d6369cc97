import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { BRAND } from '@postwright/core/brand'
import { routes } from '@/config/routes.ts'
import { Wordmark } from '@/ui/wordmark.tsx'
import styles from './auth-page.module.css'
import { DeliveryRecord } from './delivery-record.tsx'

type Props = { title: string; text: ReactNode; children: ReactNode }

/** The frame of the sign-in screens: the form, and on wide screens what the product promises beside it. */
export function AuthPage({ title, text, children }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <header>
          <Link to={routes.home.href()} className={styles.home}>
            <Wordmark name={BRAND.name} />
          </Link>
        </header>
        <main className={styles.main}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
          {children}
        </main>
      </div>
      <aside className={styles.aside}>
        <DeliveryRecord />
      </aside>
    </div>
  )
}
