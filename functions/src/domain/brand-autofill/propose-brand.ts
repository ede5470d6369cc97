import { ADDRESS_MAX } from '@postwright/core/limits'
import type { BrandProposal, FoundLogo, FoundFont } from '@postwright/core/model/brand-autofill'
import { proposeColors } from './propose-colors.ts'
import type { Site } from './read-site.ts'
import type { Unread } from './site-assets.ts'
import type { StyleReading, FontUse } from '../ports/web.ts'
import { ownValue } from '@postwright/core/own-value'
import { BUNDLED_FAMILIES } from '@postwright/core/fonts/families'

type Read = Site & { styles: StyleReading; logos: FoundLogo[]; unread: Unread[] }

/** Proposes a brand from a website; null if the website contains no usable data. */
export function proposeBrand({ url, page, styles, logos, unread }: Read): BrandProposal | null {
  const colors = proposeColors(styles.colors)
  const fonts = proposeFonts(styles)
  const { name, description, language } = page
  if (!name && !description && colors.length + fonts.length + logos.length === 0) return null
  const named = unread.filter((each) => each.url.length <= ADDRESS_MAX)
  return { url, name, description, language, logos, colors, fonts, unread: named }
}

/** Selectors per font use; the first match applies. */
const USES: readonly [use: FoundFont['use'], selector: RegExp][] = [
  ['heading', /(^|[\s,>+~])(h[1-3]|\.h1)(?![\w-])|heading|headline|title|display|hero/i],
  ['body', /(^|[\s,>+~])(html|body|:root|p|main)(?![\w-])/i],
  ['accent', /button|btn|nav|quote|label|badge|caption|eyebrow/i],
]

/** Bundled fonts for the CSS generic families. */
const GENERIC: Partial<Record<string, string>> = {
  serif: 'Merriweather',
  'ui-serif': 'Merriweather',
  'sans-serif': 'Inter',
  'ui-sans-serif': 'Inter',
  'system-ui': 'Inter',
  monospace: 'JetBrains Mono',
  'ui-monospace': 'JetBrains Mono',
  cursive: 'Caveat',
}

const NEAREST = 'Inter'

/** Fonts for icons and emoji, which contain no text. */
const NO_TEXT = /icon|awesome|emoji|symbol|glyph/i

const LONGEST = 80

/** Returns the first font per use; for a site without any, its first own `@font-face` family as the body font. */
export function proposeFonts({ fonts, ownFamilies }: Pick<StyleReading, 'fonts' | 'ownFamilies'>): FoundFont[] {
  const found = new Map<FoundFont['use'], FoundFont>()
  for (const font of fonts) {
    const use = USES.find(([, selector]) => selector.test(font.foundAt.selector))?.[0]
    const family = use && familyOf(font)
    if (use && family && !found.has(use)) {
      found.set(use, { use, family, bundled: bundledFor(family, font.families), foundAt: font.foundAt })
    }
  }
  const [own] = found.size > 0 ? [] : ownFamilies.filter((family) => !NO_TEXT.test(family))
  if (own !== undefined) {
    const foundAt = { source: '', selector: '@font-face', property: 'font-family' }
    return [{ use: 'body', family: cleanName(own), bundled: bundledFor(cleanName(own), []), foundAt }]
  }
  const body = found.get('body')?.family
  return [...found.values()].filter(({ use, family }) => use !== 'accent' || family !== body)
}

function familyOf({ families }: FontUse): string {
  const [first = ''] = families.map(cleanName).filter((name) => name !== '' && !NO_TEXT.test(name))
  return first.slice(0, LONGEST)
}

/** Removes suffixes that build tools add to family names: `__Inter_a1b2c3`, `Inter Variable`, `Inter Fallback`. */
function cleanName(family: string): string {
  const isBuilt = family.startsWith('__') && /_[0-9a-f]{4,8}$/i.test(family)
  const name = isBuilt ? family.slice(2, family.lastIndexOf('_')) : family
  return name
    .replaceAll('_', ' ')
    .replace(/\s(variable|vf|fallback|web|subset)$/i, '')
    .trim()
}

function bundledFor(family: string, families: readonly string[]): string {
  const names = [family, ...families].map((name) => cleanName(name).toLowerCase())
  const [same] = BUNDLED_FAMILIES.filter(({ name }) => name.toLowerCase() === family.toLowerCase())
  if (same) return same.name
  return names.map((name) => ownValue(GENERIC, name)).find((name) => name !== undefined) ?? NEAREST
}
