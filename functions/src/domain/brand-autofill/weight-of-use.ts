import type { ColorUse } from '../ports/web.ts'

/** How much of what a person sees of a site is in a colour, guessed by what it paints. */
const PROPERTIES: readonly [property: RegExp, weight: number][] = [
  [/^theme-color$/, 6],
  [/^background/, 3],
  [/^(color|accent-color)$/, 2],
  [/^(fill|stroke)$/, 1.5],
  [/^(border|outline)/, 1],
  // A custom property paints nothing by itself; what uses it counts.
  [/^--/, 0.5],
]

const SELECTORS: readonly [selector: RegExp, weight: number][] = [
  // Said only while something happens, or when something is wrong.
  [/:(hover|focus|active|visited|disabled|focus-visible|focus-within)|::selection|disabled/i, 0.25],
  [/error|danger|warn|success|alert|invalid|valid|notice|toast|cookie|print/i, 0.25],
  [/(^|[\s,>+~])(html|body|:root)(?![\w-])/i, 4],
  [/button|btn|\bcta\b|submit/i, 4],
  [/(^|[\s,>+~])(a|h[1-3])(?![\w-])|header|nav|hero|banner/i, 2],
  [/footer/i, 1.5],
]

const NAMES: readonly [name: RegExp, weight: number][] = [
  [/error|danger|warn|success|info/i, 0.25],
  [/brand|primary/i, 6],
  [/secondary|accent|cta/i, 4],
]

/** What one use of a colour counts among others. */
export function weightOfUse({ name, foundAt: { property, selector } }: ColorUse): number {
  const seen = property.startsWith('--') ? 1 : weightIn(SELECTORS, selector)
  return weightIn(PROPERTIES, property) * seen * weightIn(NAMES, name)
}

function weightIn(table: readonly [RegExp, number][], text: string): number {
  return table.find(([pattern]) => pattern.test(text))?.[1] ?? 1
}
