import { z } from 'zod'
import {
  BRAND_COLOR_ROLES,
  BRAND_FONT_ROLES,
  LOGO_ROLES,
  type BrandColor,
  type BrandColorRole,
  type BrandFontRole,
  type BrandLogo,
} from '../model/brand-kit.ts'
import { FONT_FAMILY_MAX } from '../limits.ts'
import { toOneLine } from '../text/one-line.ts'
import { BRAND_COLOR_NAME_MAX, BRAND_COLORS_MAX } from '../model/brand-limits.ts'
import type { ReadToken } from './read-tokens.ts'
import { TOKEN_EXTENSION } from './tokens-of-kit.ts'

/** What a kit would take of a file of tokens; each with where it stands there. */
export type KitTokens = {
  colors: { path: string; color: Omit<BrandColor, 'id'> }[]
  fonts: { path: string; role: BrandFontRole; family: string }[]
  widths: { path: string; role: BrandLogo['role']; minWidth: number }[]
  /** Tokens that a kit has no place for. */
  unused: string[]
}

const ROLE_WORDS: readonly [BrandColorRole, RegExp][] = [
  ['background', /^(background|bg|canvas|page)$/],
  ['surface', /^(surface|card|panel)$/],
  ['text', /^(text|foreground|fg|ink|body)$/],
  ['primary', /^(primary|brand|main)$/],
  ['secondary', /^secondary$/],
  ['accent', /^(accent|highlight|tertiary)$/],
]
const FONT_WORDS: readonly [BrandFontRole, RegExp][] = [
  ['heading', /^(heading|headings|headline|display|title)$/],
  ['body', /^(body|text|base|sans|paragraph|primary)$/],
  ['accent', /^(accent|quote|mono|secondary)$/],
]

const ownSchema = z.object({
  [TOKEN_EXTENSION]: z.object({ name: z.string(), role: z.enum(BRAND_COLOR_ROLES) }),
})

/** What of a file's tokens fits a kit: a colour each once, a family for each role, the least width of each logo. */
export function kitOfTokens(tokens: readonly ReadToken[]): KitTokens {
  const kit: KitTokens = { colors: [], fonts: [], widths: [], unused: [] }
  const aliases = new Map(tokens.flatMap(({ path, aliasOf }) => (aliasOf === null ? [] : [[aliasOf, path] as const])))
  for (const { path, value, aliasOf, extensions } of tokens) {
    if (value.kind === 'color') {
      const color = { hex: value.hex, ...namedColor(path, aliases.get(path), extensions) }
      // An alias gives the colour that it stands for its role, and is no second one.
      const isNew = aliasOf === null && kit.colors.length < BRAND_COLORS_MAX
      if (isNew) kit.colors.push({ path, color })
      else if (aliasOf === null) kit.unused.push(path)
    } else if (value.kind === 'family') {
      const role = wordRole(path, FONT_WORDS) ?? BRAND_FONT_ROLES.find((each) => !hasFont(kit, each))
      const family = toOneLine(value.name, FONT_FAMILY_MAX)
      if (role && family !== null && !hasFont(kit, role)) kit.fonts.push({ path, role, family })
      else kit.unused.push(path)
    } else {
      const role = LOGO_ROLES.find((each) => path === `logo.${each}-min-width`)
      const minWidth = Math.min(2_000, Math.round(value.px))
      if (role) kit.widths.push({ path, role, minWidth })
      else kit.unused.push(path)
    }
  }
  return kit
}

function namedColor(path: string, alias: string | undefined, extensions: unknown): Omit<BrandColor, 'id' | 'hex'> {
  const own = ownSchema.safeParse(extensions)
  if (own.success) {
    const { name, role } = own.data[TOKEN_EXTENSION] ?? { name: '', role: 'other' as const }
    return { name: lineOf(name) ?? lineOf(path) ?? role, role }
  }
  const role = (alias === undefined ? null : wordRole(alias, ROLE_WORDS)) ?? wordRole(path, ROLE_WORDS) ?? 'other'
  const parts = path.split('.').filter((part) => part !== '$root')
  const last = parts.at(-1) ?? path
  const name = /^\d+$/.test(last) ? parts.slice(-2).join(' ') : last
  return { name: lineOf(name.replaceAll(/[-_]+/g, ' ')) ?? role, role }
}

function wordRole<Role>(path: string, words: readonly [Role, RegExp][]): Role | null {
  const parts = path
    .toLowerCase()
    .split(/[.\-_ ]/)
    .toReversed()
  for (const part of parts) {
    const found = words.find(([, pattern]) => pattern.test(part))
    if (found) return found[0]
  }
  return null
}

function hasFont(kit: KitTokens, role: BrandFontRole): boolean {
  return kit.fonts.some((each) => each.role === role)
}

function lineOf(text: string): string | null {
  return toOneLine(text, BRAND_COLOR_NAME_MAX)
}
