import { ADDRESS_MAX } from '@postwright/core/limits'
import { AUTOFILL_LOGOS_MAX, type FoundLogo } from '@postwright/core/model/brand-autofill'
import type { Deps } from '../ports/deps.ts'
import type { Unread } from './read-stylesheets.ts'
import type { LinkedLogo } from '../ports/web.ts'

/** Logos that a page names with their pictures, small; those that are no pictures that can be used are named apart. */
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
