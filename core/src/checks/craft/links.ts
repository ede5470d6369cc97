import type { Check, Found } from '../check.ts'
import type { TextAnalysis } from '../text/text-analysis.ts'

const LINKS_MAX = 2
const DEAD_CEILING = 0.85
/** References to the link in the profile, in English, German, Spanish and French. */
const BIO =
  /(?<!\p{L})(?:(?:link|links|enlace|lien) (?:is |ist |está |est )?(?:in|en|dans) (?:(?:my|our|the|der|unserer|meiner|la|nuestra|notre|ma) )?(?:bio|profile?|profil|perfil))(?!\p{L})/giu
/** Tracking parameters of other sites in an address; UTM parameters of the brand's own campaigns stay. */
const TRACKING: ReadonlySet<string> = new Set(
  'fbclid gclid igshid igsh mc_eid mc_cid si ref_src _hsenc _hsmi msclkid ttclid'.split(' '),
)

/**
 * Finds unencrypted links, links with trackers of other sites, too many links, links that cannot be followed, and repeated references to the link in
 * the profile.
 */
export const links: Check = {
  id: 'links',
  version: 4,
  source: 'craft',
  weight: 4,
  run({ contract }, text) {
    const again = bioAgain(text)
    if (text.links.length === 0) return again.length === 0 ? null : again
    const found = contract?.habits.deadLinks ? deadLinks(text) : [...text.links.flatMap(judge), ...tooMany(text)]
    return [...found, ...again]
  },
}

/** Finds links on networks that show them as plain text, which readers would have to type. */
function deadLinks({ links: found }: TextAnalysis): Found[] {
  return found.map(({ from, to, address }) => ({
    reason: 'dead',
    place: { kind: 'text', from, to },
    evidence: address,
    values: { link: address },
    loss: 0.5,
    ceiling: DEAD_CEILING,
  }))
}

/** Finds repeated references to the link in the profile. */
function bioAgain({ text }: TextAnalysis): Found[] {
  return [...text.matchAll(BIO)].slice(1).map((match) => {
    const [from, to] = [match.index, match.index + match[0].length]
    return {
      reason: 'bioAgain',
      place: { kind: 'text', from, to },
      evidence: match[0],
      values: { words: match[0] },
      loss: 0.5,
    }
  })
}

function judge({ from, to, address }: TextAnalysis['links'][number]): Found[] {
  const place = { kind: 'text', from, to } as const
  const clean = withoutTracking(address)
  const tracked: Found[] =
    clean === address
      ? []
      : [{ reason: 'tracked', place, evidence: address, fix: { ...place, text: clean }, isSafe: true, loss: 0.34 }]
  if (!/^http:\/\//i.test(address)) return tracked
  const text = `https${clean.slice(4)}`
  return [...tracked, { reason: 'insecure', place, evidence: address, fix: { ...place, text }, loss: 0.5 }]
}

function isTracking(parameter: string): boolean {
  const [name = '', value] = parameter.split('=')
  return value !== undefined && TRACKING.has(name)
}

/** Removes the tracking parameters of the query; the rest of the address stays as written. */
function withoutTracking(address: string): string {
  const [rest = '', ...fragment] = address.split('#')
  const [path = '', ...query] = rest.split('?')
  const kept = query
    .join('?')
    .split('&')
    .filter((part) => !isTracking(part))
  const clean = kept.length > 0 && query.length > 0 ? `${path}?${kept.join('&')}` : path
  return [clean, ...fragment].join('#')
}

function tooMany({ links: found, text }: TextAnalysis): Found[] {
  const extra = found[LINKS_MAX]
  if (!extra) return []
  const evidence = text.slice(extra.from, extra.to)
  return [
    {
      reason: 'many',
      place: { kind: 'text', from: extra.from, to: extra.to },
      evidence,
      values: { count: found.length, max: LINKS_MAX },
      loss: 0.5,
    },
  ]
}
