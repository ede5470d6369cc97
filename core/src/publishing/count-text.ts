import type { TextRules } from '../platforms/platform-contract.ts'
import { linksIn } from '../text/links-in.ts'
import { TEXT_UNITS } from '../text/text-units.ts'

/** How much of a network's limit a text uses: counted in its unit, links and escaped characters as they arrive there. */
export function countText(
  { text: rules }: { text: TextRules },
  text: string,
  settings: Readonly<Record<string, unknown>> = {},
): { used: number; max: number; left: number } {
  const beside = rules.withSetting === undefined ? '' : settings[rules.withSetting]
  const used = lengthAtNetwork(rules, text) + (typeof beside === 'string' ? TEXT_UNITS[rules.unit](beside) : 0)
  return { used, max: rules.max, left: rules.max - used }
}

/** The name of a mention with its server: those of other networks end at the first sign of another kind. */
const REMOTE_MENTION = /(?<![\p{L}\p{N}_/])(@\w{1,64})@\w[\w-]{0,62}(?:\.\w[\w-]{0,62}){0,8}/gu

function lengthAtNetwork({ isFederated = false, ...rules }: TextRules, whole: string): number {
  const { unit, linkLength, escaped } = rules
  const text = isFederated ? whole.replace(REMOTE_MENTION, '$1') : whole
  const count = TEXT_UNITS[unit]
  const escapes = escaped === '' ? 0 : [...text].filter((character) => escaped.includes(character)).length
  if (linkLength === null) return count(text) + escapes
  const links = linksIn(text).filter((link) => !isFederated || link.includes('://'))
  const shortened = links.reduce((sum, link) => sum + count(link) - linkLength, 0)
  return count(text) - shortened + escapes
}
