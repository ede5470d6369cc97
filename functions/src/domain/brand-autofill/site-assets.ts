import { type BrandProposal, AUTOFILL_LOGOS_MAX, type FoundLogo } from '@postwright/core/model/brand-autofill'
import type { Deps } from '../ports/deps.ts'
import type { Site } from './read-site.ts'
import type { Sheet, StyleReading, LinkedLogo } from '../ports/web.ts'
import { ADDRESS_MAX } from '@postwright/core/limits'

const LIMITS = { accept: 'text/css', maxBytes: 1024 * 1024, timeout: 10_000 }
const STYLESHEETS_MAX = 3

export type Unread = BrandProposal['unread'][number]

/** Reads the styles of a page and of its first stylesheets; the site's own stylesheets take priority over third-party ones. */
export async function readStylesheets(
  { webPages, websites }: Pick<Deps, 'webPages' | 'websites'>,
  { url, page }: Site,
): Promise<{ styles: StyleReading; unread: Unread[] }> {
  const host = URL.parse(url)?.host
  const isOwn = (address: string) => URL.parse(address)?.host === host
  const ordered = [...page.stylesheets.filter(isOwn), ...page.stylesheets.filter((address) => !isOwn(address))]
  const read = await Promise.all(
    ordered.slice(0, STYLESHEETS_MAX).map(async (address): Promise<Sheet | Unread> => {
      const visit = await webPages.visit(address, LIMITS)
      if (visit.kind === 'failed') return { url: address, reason: visit.failure }
      // Some sites answer every address with an HTML page: then there is no stylesheet.
      if (/html/i.test(visit.type)) return { url: address, reason: 'type' }
      return { source: visit.url, css: new TextDecoder().decode(visit.bytes) }
    }),
  )
  const sheets = read.filter((each) => 'css' in each)
  const unread = read.filter((each) => 'reason' in each)
  return { styles: await websites.readStyles([...sheets, ...page.sheets]), unread }
}

/** Reads the logos of a page as small images; unusable ones are listed separately. */
export async function readLogos(
  { webPages }: Pick<Deps, 'webPages'>,
  linked: readonly LinkedLogo[],
): Promise<{ found: FoundLogo[]; unread: Unread[] }> {
  const short = linked.filter(({ url }) => url.length <= ADDRESS_MAX)
  const different = [...new Map(short.toReversed().map((logo) => [logo.url, logo])).values()].toReversed()
  const tried = await Promise.all(
    different.slice(0, AUTOFILL_LOGOS_MAX).map(async (logo) => ({
      ...logo,
      picture: await webPages.logo(logo.url),
    })),
  )
  return {
    found: tried.flatMap(({ picture, ...logo }) => (picture === null ? [] : [{ ...logo, picture }])),
    unread: tried.flatMap(({ picture, url }) => (picture === null ? [{ url, reason: 'type' as const }] : [])),
  }
}
