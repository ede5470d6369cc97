import type { TFunction } from 'i18next'
import { BRAND } from '@postwright/core/brand'
import { routes } from '../config/routes.ts'
import { FAQ } from './faq.ts'

const CONTEXT = 'https://schema.org'
const ORIGIN = `https://${BRAND.domain}`

/** What a page tells machines about itself, as JSON-LD objects; none for most pages. */
export function structuredData(path: string, t: TFunction): object[] {
  if (path === routes.home.href()) return [organization(), website()]
  if (path === routes.faq.href()) return [faqPage(t)]
  return []
}

function organization(): object {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name: BRAND.name,
    url: `${ORIGIN}/`,
    logo: `${ORIGIN}/icons/icon-512.png`,
    email: BRAND.supportEmail,
  }
}

function website(): object {
  return { '@context': CONTEXT, '@type': 'WebSite', name: BRAND.name, description: BRAND.tagline, url: `${ORIGIN}/` }
}

function faqPage(t: TFunction): object {
  const questions = FAQ.flatMap(({ group, questions: ids }) =>
    ids.map((id) => ({
      '@type': 'Question',
      name: t(`faq:group.${group}.item.${id}.q`),
      acceptedAnswer: { '@type': 'Answer', text: t(`faq:group.${group}.item.${id}.a`) },
    })),
  )
  return { '@context': CONTEXT, '@type': 'FAQPage', mainEntity: questions }
}
