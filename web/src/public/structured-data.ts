import type { TFunction } from 'i18next'
import { BRAND } from '@postwright/core/brand'
import { DEFAULT_PLANS } from '@postwright/core/money/default-plans'
import { siteRoutes } from '../config/site-routes.ts'
import { FAQ } from './faq.ts'
import { PRODUCT_FACTS } from './product-facts.ts'

const CONTEXT = 'https://schema.org'
const ORIGIN = `https://${BRAND.domain}`

/** Returns the structured data of a page as JSON-LD objects; none for most pages. */
export function structuredData(path: string, t: TFunction): object[] {
  if (path === siteRoutes.home.href()) return [organization(), website()]
  if (path === siteRoutes.pricing.href()) return [offer()]
  if (path === siteRoutes.faq.href()) return [faqPage(t)]
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

/** Returns the free plan as an offer, in major units of its currency, as the vocabulary requires. */
function offer(): object {
  const { month } = DEFAULT_PLANS.free.prices.eur
  return {
    '@context': CONTEXT,
    '@type': 'SoftwareApplication',
    name: BRAND.name,
    description: BRAND.tagline,
    url: `${ORIGIN}/`,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    offers: {
      '@type': 'Offer',
      price: month / 100,
      priceCurrency: 'EUR',
      url: ORIGIN + siteRoutes.pricing.href(),
    },
  }
}

function faqPage(t: TFunction): object {
  const questions = FAQ.flatMap(({ group, questions: ids }) =>
    ids.map((id) => ({
      '@type': 'Question',
      name: t(`faq:group.${group}.item.${id}.q`),
      acceptedAnswer: { '@type': 'Answer', text: t(`faq:group.${group}.item.${id}.a`, PRODUCT_FACTS) },
    })),
  )
  return { '@context': CONTEXT, '@type': 'FAQPage', mainEntity: questions }
}
