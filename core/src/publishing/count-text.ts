import type { TextRules } from '../platforms/platform-contract.ts'
import { shortenFederated } from '../text/federated-text.ts'
import { linksIn } from '../text/facets.ts'
import { TEXT_UNITS } from '../text/text-units.ts'

/** Returns how much of a network's limit a text uses: counted in its unit, with links and escaped characters in the form that the network receives. */
export function countText(
  { text: rules }: { text: TextRules },
  text: string,
  settings: Readonly<Record<string, unknown>> = {},
): { used: number; max: number; left: number } {
  const beside = rules.withSetting === undefined ? '' : settings[rules.withSetting]
  const used = lengthAtNetwork(rules, text, typeof beside === 'string' ? beside : '')
  return { used, max: rules.max, left: rules.max - used }
}

/** Returns the length of a text as the network counts it; `beside` is counted unchanged, before the text. */
function lengthAtNetwork({ isFederated = false, ...rules }: TextRules, text: string, beside: string): number {
  const { unit, linkLength, escaped } = rules
  const count = TEXT_UNITS[unit]
  if (isFederated && linkLength !== null) return count(beside + shortenFederated(text, linkLength))
  const escapes = escaped === '' ? 0 : [...text].filter((character) => escaped.includes(character)).length
  if (linkLength === null) return count(beside + text) + escapes
  const shortened = linksIn(text).reduce((sum, link) => sum + count(link) - linkLength, 0)
  return count(beside + text) - shortened + escapes
}
