import type { TextRules } from '../platforms/platform-contract.ts'
import { linksIn } from '../text/links-in.ts'
import { TEXT_UNITS } from '../text/text-units.ts'

/** How much of a network's limit a text uses: counted in its unit, links and escaped characters as they arrive there. */
export function countText(
  { text: rules }: { text: TextRules },
  text: string,
): { used: number; max: number; left: number } {
  const used = lengthAtNetwork(rules, text)
  return { used, max: rules.max, left: rules.max - used }
}

function lengthAtNetwork({ unit, linkLength, escaped }: TextRules, text: string): number {
  const count = TEXT_UNITS[unit]
  const escapes = escaped === '' ? 0 : [...text].filter((character) => escaped.includes(character)).length
  if (linkLength === null) return count(text) + escapes
  const links = linksIn(text)
  const shortened = links.reduce((sum, link) => sum + count(link) - linkLength, 0)
  return count(text) - shortened + escapes
}
