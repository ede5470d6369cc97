import type { ReactNode } from 'react'
import styles from './public-page.module.css'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

type Props = { title: string; lead: string; children: ReactNode }

/** The frame of a public page below the home page: head, title, one sentence, content, foot. */
export function PublicPage({ title, lead, children }: Props) {
  return (
    <>
      <SiteHeader />
      <main className={styles.page}>
        <div className={styles.intro} id="content" tabIndex={-1}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        {children}
      </main>
      <SiteFooter />
    </>
  )
}
