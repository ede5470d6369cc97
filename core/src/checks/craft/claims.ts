import type { Check } from '../check.ts'

const CLAIM =
  /(?:\b(?:studies (?:show|have shown|prove)|research (?:shows|proves|says)|scientists (?:say|agree)|experts (?:say|agree)|(?:scientifically|clinically) proven|it is proven|statistics show|everyone (?:knows|agrees)|nobody else (?:does|has|can)|guaranteed|100 ?% (?:safe|effective|guaranteed)|the (?:best|fastest|cheapest|only|leading|most \w+) [\w ]{1,30}(?:in the world|on the market|anywhere|ever)|world'?s (?:best|first|leading|fastest|only)|number one (?:in|for|choice|on the)|risk[- ]free|never fails?|always works)|(?<!\w)#1 (?:in|for))\b/gi
const SOURCE =
  /\b(?:according to|source:|study (?:by|from|of)|report (?:by|from)|survey of|published in|data from|et al|\d{4}\))/i

/** Score ceiling: claims without a source may violate advertising law. */
const CEILING = 0.78

/** Finds claims in English texts that contain neither a source nor a link. */
export const claims: Check = {
  id: 'claims',
  version: 4,
  source: 'craft',
  weight: 6,
  run(_draft, { text, isEnglish, links, words }) {
    if (!isEnglish || words.length === 0) return null
    if (links.length > 0 || SOURCE.test(text)) return []
    return [...text.matchAll(CLAIM)].map((match) => ({
      reason: 'unsupported',
      place: { kind: 'text', from: match.index, to: match.index + match[0].length },
      evidence: match[0],
      values: { claim: match[0] },
      loss: 0.5,
      ceiling: CEILING,
    }))
  },
}
