import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { siteRoutes } from '../config/site-routes.ts'
import { PublicPage } from './components/public-page.tsx'
import { HELP } from './help-articles.ts'
import { PRODUCT_FACTS } from './product-facts.ts'
import styles from './help-article-screen.module.css'

/** Shows one help article: its subject, its steps, and notes. Each article has an address. */
export function Component() {
  const { t } = useTranslation('help')
  const { pathname } = useLocation()
  const place = HELP.flatMap(({ group, articles }) =>
    articles.flatMap((article) =>
      siteRoutes.help.article(article.id) === pathname ? [{ group, articles, article }] : [],
    ),
  )[0]
  if (!place) return null
  const { group, articles, article } = place
  const { id, steps, notes } = article
  const related = articles.filter((each) => each.id !== id)
  return (
    <PublicPage title={t(`help:article.${id}.title`)} lead={t(`help:article.${id}.lead`)}>
      <div className={styles.columns}>
        <div className={styles.text}>
          <h2 className={styles.title}>{t('help:steps')}</h2>
          <ol className={styles.steps}>
            {Array.from({ length: steps }, (_, at) => (
              <li key={at}>{t(`help:article.${id}.step.${at + 1}`, PRODUCT_FACTS)}</li>
            ))}
          </ol>
          {notes > 0 && (
            <>
              <h2 className={styles.title}>{t('help:notes')}</h2>
              <ul className={styles.notes}>
                {Array.from({ length: notes }, (_, at) => (
                  <li key={at}>{t(`help:article.${id}.note.${at + 1}`, PRODUCT_FACTS)}</li>
                ))}
              </ul>
            </>
          )}
        </div>
        <nav className={styles.related} aria-label={t('help:related', { group: t(`help:group.${group}`) })}>
          <p className={styles.relatedTitle}>{t('help:related', { group: t(`help:group.${group}`) })}</p>
          <ul>
            {related.map((each) => (
              <li key={each.id}>
                <Link to={siteRoutes.help.article(each.id)}>{t(`help:article.${each.id}.title`)}</Link>
              </li>
            ))}
            <li>
              <Link to={siteRoutes.help.href()}>{t('help:all')}</Link>
            </li>
          </ul>
        </nav>
      </div>
    </PublicPage>
  )
}
