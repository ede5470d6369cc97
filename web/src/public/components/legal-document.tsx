import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BRAND } from '@postwright/core/brand'
import styles from './legal-document.module.css'
import { PublicPage } from './public-page.tsx'

type Props = {
  name: 'privacy' | 'terms'
  /** ISO date of the last change. */
  updated: string
  sections: Record<string, readonly string[]>
  /** Section before the numbered ones, with a separate heading and id. */
  first?: { id: string; title: string; content: ReactNode }
}

/** Shows a legal text: a table of contents next to numbered sections, each with an anchor. */
export function LegalDocument({ name, updated, sections, first }: Props) {
  const { t } = useTranslation('legal')
  const ids = Object.keys(sections)
  const date = new Date(`${updated}T12:00:00Z`).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <PublicPage title={t(`legal:${name}.title`)} lead={t(`legal:${name}.lead`)}>
      <p className={styles.updated}>{t('legal:updated', { date })}</p>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label={t('legal:contents')}>
          <ol>
            {first && (
              <li>
                <a href={`#${first.id}`}>{first.title}</a>
              </li>
            )}
            {ids.map((id) => (
              <li key={id}>
                <a href={`#${id}`}>{t(`legal:${name}.section.${id}.title`)}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {first && (
            <section id={first.id} className={styles.section} aria-labelledby={`${first.id}-title`}>
              <h2 className={styles.title} id={`${first.id}-title`}>
                {first.title}
              </h2>
              {first.content}
            </section>
          )}
          {Object.entries(sections).map(([id, paragraphs]) => (
            <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
              <h2 className={styles.title} id={`${id}-title`}>
                {t(`legal:${name}.section.${id}.title`)}
              </h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  {t(`legal:${name}.section.${id}.text.${paragraph}`, { email: BRAND.supportEmail })}
                </p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </PublicPage>
  )
}
