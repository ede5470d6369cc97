import { readFileSync } from 'node:fs'
import { BRAND } from '@postwright/core/brand'
import { z } from 'zod'

/** A page with an HTML file of its own. */
export type PublicPage = { path: string; title: string; description: string; heading: string }

const wordsSchema = z.object({
  meta: z.object({ title: z.string(), description: z.string() }),
  title: z.string(),
})
const legalSchema = z.object({ privacy: wordsSchema, terms: wordsSchema })

const legal = legalSchema.parse(localeOf('legal'))

export const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: '/', title: `${BRAND.name}: ${BRAND.tagline}`, description: BRAND.tagline, heading: BRAND.tagline },
  ...['features', 'pricing', 'about', 'contact', 'help', 'faq', 'changelog', 'developers', 'status'].map((name) =>
    pageOf(`/${name}`, wordsSchema.parse(localeOf(name))),
  ),
  pageOf('/privacy-policy', legal.privacy),
  pageOf('/terms-of-service', legal.terms),
]

function pageOf(path: string, { meta, title }: z.output<typeof wordsSchema>): PublicPage {
  const plain = (text: string) => text.replaceAll('{{brand}}', BRAND.name)
  return {
    path,
    title: `${plain(meta.title)} · ${BRAND.name}`,
    description: plain(meta.description),
    heading: plain(title),
  }
}

function localeOf(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../web/public/locales/en/${name}.json`, import.meta.url), 'utf8'))
}
