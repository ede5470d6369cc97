import type { Campaign } from '../model/campaign.ts'
import { findLinks } from '../text/facets.ts'

/** A global of browsers and Node that TypeScript's ECMAScript library does not declare. */
declare const URL: new (address: string) => { protocol: string; searchParams: { has(name: string): boolean } }

const MARKS = /\p{M}+/gu

const NOT_ALLOWED = /[^a-z0-9._-]+/g

const ENDS = /^[._-]+|[._-]+$/g

export type Utm = { source: string; medium: string; campaign: string }

/** Fields of a campaign that its links are built from. */
export type CampaignUtm = Pick<Campaign, 'utmCampaign' | 'utmMedium' | 'utmSources'>

export const DEFAULT_UTM_MEDIUM = 'social'

/** Returns the UTM values of a campaign's links on one channel; null if the campaign has no `utmCampaign`. */
export function utmOf(campaign: CampaignUtm | null, channel: { id: string; platform: string }): Utm | null {
  if (!campaign || campaign.utmCampaign === '') return null
  const own = campaign.utmSources.find(({ connectionId }) => connectionId === channel.id)
  return {
    source: own?.source ?? channel.platform.replaceAll('_', '-'),
    medium: campaign.utmMedium || DEFAULT_UTM_MEDIUM,
    campaign: campaign.utmCampaign,
  }
}

/** Normalizes a UTM value: lowercase letters without accents, digits, dots and `_`, joined by `-`; empty if nothing is left. */
export function normalizeUtm(text: string, max: number): string {
  const plain = text.normalize('NFKD').replace(MARKS, '').toLowerCase()
  return plain.replace(NOT_ALLOWED, '-').slice(0, max).replace(ENDS, '')
}

/**
 * Adds UTM values to each web address of a text. Existing values of an address are kept, as is its part after `#`. Names with neither a scheme nor a
 * path, such as `node.js`, stay unchanged. A text that would become longer than `max` stays unchanged.
 */
export function addUtm(text: string, utm: Utm, max: number): string {
  const links = findLinks(text)
  if (links.length === 0) return text
  let [tagged, last] = ['', 0]
  for (const { start, end } of links) {
    tagged += text.slice(last, start) + addUtmToLink(text.slice(start, end), utm)
    last = end
  }
  tagged += text.slice(last)
  return tagged.length > max ? text : tagged
}

/** Adds missing UTM values to one address, which is otherwise kept as written. */
export function addUtmToLink(link: string, utm: Utm): string {
  const hasScheme = link.includes('://')
  if (!hasScheme && !link.includes('/')) return link
  const address = parse(hasScheme ? link : `https://${link}`)
  if (address?.protocol !== 'https:' && address?.protocol !== 'http:') return link
  const missing = Object.entries(utm).filter(
    ([name, value]) => value !== '' && !address.searchParams.has(`utm_${name}`),
  )
  if (missing.length === 0) return link
  const added = missing.map(([name, value]) => `utm_${name}=${encodeURIComponent(value)}`).join('&')
  const hash = link.indexOf('#')
  const [before, fragment] = hash === -1 ? [link, ''] : [link.slice(0, hash), link.slice(hash)]
  return `${before}${separatorAfter(before)}${added}${fragment}`
}

function separatorAfter(before: string): string {
  const query = before.indexOf('?')
  if (query === -1) return '?'
  return query === before.length - 1 || before.endsWith('&') ? '' : '&'
}

function parse(address: string) {
  try {
    return new URL(address)
  } catch {
    return null
  }
}
