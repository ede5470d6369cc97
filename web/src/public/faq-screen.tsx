import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { siteRoutes } from '../config/site-routes.ts'
import { useEarlyText } from '../lib/use-browser-value.ts'
import { ClosingCall } from './components/closing-call.tsx'
import { FaqList } from './components/faq-list.tsx'
import { FAQ_SEARCH_ID, FaqSearch } from './components/faq-search.tsx'
import { PublicPage } from './components/public-page.tsx'
import { FAQ, matchesQuestion } from './faq.ts'
import { PRODUCT_FACTS } from './product-facts.ts'

/** Lists questions and answers with a search; each answer has an address. */
export function Component() {
  const { t } = useTranslation('faq')
  const [typed, setTyped] = useState<string | null>(null)
  const early = useEarlyText(FAQ_SEARCH_ID)
  const sought = typed ?? early
  const groups = FAQ.map(({ group, questions }) => ({
    id: group,
    title: t(`faq:group.${group}.title`),
    questions: questions
      .map((id) => ({
        id,
        q: t(`faq:group.${group}.item.${id}.q`),
        a: t(`faq:group.${group}.item.${id}.a`, PRODUCT_FACTS),
      }))
      .filter(({ q, a }) => matchesQuestion(sought, `${q} ${a}`)),
  })).filter(({ questions }) => questions.length > 0)
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0)

  return (
    <PublicPage title={t('faq:title')} lead={t('faq:lead')}>
      <FaqSearch
        value={sought}
        onChange={setTyped}
        label={t('faq:searchLabel')}
        placeholder={t('faq:searchPlaceholder')}
        clear={t('faq:clear')}
        status={sought === '' ? '' : t('faq:found', { count })}
      />
      {count > 0 && <FaqList groups={groups} areOpen={sought !== ''} />}
      <ClosingCall
        title={t(count === 0 ? 'faq:none.title' : 'faq:more.title')}
        text={t(count === 0 ? 'faq:none.text' : 'faq:more.text')}
        link={{ text: t('faq:none.action'), to: siteRoutes.contact.href() }}
      />
    </PublicPage>
  )
}
