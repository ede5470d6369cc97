import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { siteRoutes } from '../config/site-routes.ts'
import { useEarlyText } from '../lib/use-browser-value.ts'
import { ClosingCall } from './components/closing-call.tsx'
import { FAQ_SEARCH_ID, FaqSearch } from './components/faq-search.tsx'
import { PublicPage } from './components/public-page.tsx'
import { matchesQuestion } from './faq.ts'
import { HELP } from './help-articles.ts'
import { PRODUCT_FACTS } from './product-facts.ts'
import styles from './help-screen.module.css'

const ARTICLES = HELP.reduce((sum, { articles }) => sum + articles.length, 0)

/** `/help`: all articles grouped by task, with a client-side search. */
export function Component() {
  const { t } = useTranslation('help')
  const [typed, setTyped] = useState<string | null>(null)
  const early = useEarlyText(FAQ_SEARCH_ID)
  const sought = typed ?? early
  const textOf = (id: string, steps: number, notes: number) =>
    [
      t(`help:article.${id}.title`),
      t(`help:article.${id}.lead`),
      ...numbers(steps).map((at) => t(`help:article.${id}.step.${at}`, PRODUCT_FACTS)),
      ...numbers(notes).map((at) => t(`help:article.${id}.note.${at}`, PRODUCT_FACTS)),
    ].join(' ')
  const groups = HELP.map(({ group, articles }) => ({
    group,
    articles: articles.filter(({ id, steps, notes }) => matchesQuestion(sought, textOf(id, steps, notes))),
  })).filter(({ articles }) => articles.length > 0)
  const count = groups.reduce((sum, { articles }) => sum + articles.length, 0)

  return (
    <PublicPage title={t('help:title')} lead={t('help:lead', { articles: ARTICLES })}>
      <FaqSearch
        value={sought}
        onChange={setTyped}
        label={t('help:searchLabel')}
        placeholder={t('help:searchPlaceholder')}
        clear={t('help:clear')}
        status={sought === '' ? '' : t('help:found', { count })}
      />
      <div className={styles.groups}>
        {groups.map(({ group, articles }) => (
          <section key={group} className={styles.group} aria-labelledby={`${group}-title`}>
            <h2 className={styles.title} id={`${group}-title`}>
              {t(`help:group.${group}`)}
            </h2>
            <ul className={styles.list}>
              {articles.map(({ id }) => (
                <li key={id}>
                  <Link className={styles.link} to={siteRoutes.help.article(id)}>
                    {t(`help:article.${id}.title`)}
                  </Link>
                  <p className={styles.lead}>{t(`help:article.${id}.lead`)}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <ClosingCall
        title={t(count === 0 ? 'help:none.title' : 'help:more.title')}
        text={t(count === 0 ? 'help:none.text' : 'help:more.text')}
        link={{ text: t('help:contact'), to: siteRoutes.contact.href() }}
      />
    </PublicPage>
  )
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1)
}
