import type { Check, Found } from '../check.ts'
import type { TextAnalysis } from '../text/text-analysis.ts'

const LINKS_MAX = 2
/** Parts of an address by which others follow readers; those of one's own campaigns stay. */
const TRACKING = /[?&](?:fbclid|gclid|igshid|igsh|mc_eid|mc_cid|si|ref_src|_hsenc|_hsmi|msclkid|ttclid)=[^&#]*/g

/** Links without encryption, with trackers of other sites, or too many of them. */
export const links: Check = {
  id: 'links',
  version: 1,
  source: 'craft',
  weight: 4,
  run(_draft, text) {
    return text.links.length === 0 ? null : [...text.links.flatMap(judge), ...tooMany(text)]
  },
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
  return [{ reason: 'insecure', place, evidence: address, fix: { ...place, text }, loss: 0.5 }]
}

function withoutTracking(address: string): string {
  const clean = address.replace(TRACKING, '')
  return clean.includes('?') ? clean : clean.replace('&', '?')
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
