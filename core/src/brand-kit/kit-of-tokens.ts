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
import { toOneLine } from '../text/text-fields.ts'
import { BRAND_COLOR_NAME_MAX, BRAND_COLORS_MAX } from '../model/brand-limits.ts'
import type { ReadToken } from './read-tokens.ts'
import { TOKEN_EXTENSION } from './token-export.ts'

/** Tokens of a file that a kit can use, each with its path. */
export type KitTokens = {
  colors: { path: string; color: Omit<BrandColor, 'id'> }[]
  fonts: { path: string; role: BrandFontRole; family: string }[]
  widths: { path: string; role: BrandLogo['role']; minWidth: number }[]
  /** Tokens that a kit cannot use. */
  unused: string[]
  /** Colours of the file with the same value as an earlier token. */
  same: { path: string; as: string }[]
}

const FONT_WORDS: readonly [BrandFontRole, RegExp][] = [
  ['heading', /^(heading|headings|headline|display|title)$/],
  ['body', /^(body|text|base|sans|paragraph|primary)$/],
  ['accent', /^(accent|quote|mono|secondary)$/],
]

/** Names that have no meaning without their group. */
const GENERIC = /^(\d{1,4}|default|base|value|main|root)$/i

const ownSchema = z.object({
  [TOKEN_EXTENSION]: z.object({ name: z.string(), role: z.enum(BRAND_COLOR_ROLES) }),
})

/** Selects the tokens of a file that fit a kit: each colour once, a family for each role, the minimum width of each logo. */
export function kitOfTokens(tokens: readonly ReadToken[]): KitTokens {
  const kit: KitTokens = { ...colorsOf(tokens), fonts: [], widths: [] }
  for (const { path, value } of tokens) {
    if (value.kind === 'family') {
      const role = wordRole(path, FONT_WORDS) ?? BRAND_FONT_ROLES.find((each) => !hasFont(kit, each))
      const family = toOneLine(value.name, FONT_FAMILY_MAX)
      if (role && family !== null && !hasFont(kit, role)) kit.fonts.push({ path, role, family })
      else kit.unused.push(path)
    } else if (value.kind === 'dimension') {
      const role = LOGO_ROLES.find((each) => path === `logo.${each}-min-width`)
      const minWidth = Math.min(2_000, Math.round(value.px))
      if (role) kit.widths.push({ path, role, minWidth })
      else kit.unused.push(path)
    }
  }
  return kit
}

type ColorToken = { path: string; hex: string; own: { name: string; role: BrandColorRole } | null; names: string[] }

function colorsOf(tokens: readonly ReadToken[]): Pick<KitTokens, 'colors' | 'unused' | 'same'> {
  const all: ColorToken[] = []
  const same: KitTokens['same'] = []
  for (const { path, value, aliasOf, extensions } of tokens) {
    if (value.kind !== 'color' || aliasOf !== null) continue
    const own = ownColor(extensions)
    const known = own ? undefined : all.find((each) => each.own === null && each.hex === value.hex)
    if (known) same.push({ path, as: known.path })
    else all.push({ path, hex: value.hex, own, names: [] })
    // A second name of the colour may contain its role.
    known?.names.push(path)
  }
  const byPath = new Map(all.map((each) => [each.path, each]))
  for (const { path, as } of same) byPath.set(path, byPath.get(as) ?? { path, hex: '', own: null, names: [] })
  // An alias is not a second colour either.
  for (const { path, aliasOf } of tokens) if (aliasOf !== null) byPath.get(aliasOf)?.names.push(path)
  const roles = rolesOf(all)
  const named = withNames(all.map((each) => ({ ...each, role: each.own?.role ?? roles.get(each) ?? 'other' })))
  // If a kit cannot hold all colours, those with a role are kept first.
  const kept = new Set(
    named
      .toSorted((a, b) => Number(a.color.role === 'other') - Number(b.color.role === 'other'))
      .slice(0, BRAND_COLORS_MAX),
  )
  return {
    colors: named.filter((each) => kept.has(each)),
    unused: named.filter((each) => !kept.has(each)).map(({ path }) => path),
    same,
  }
}

function ownColor(extensions: unknown): ColorToken['own'] {
  const own = ownSchema.safeParse(extensions)
  return own.success ? (own.data[TOKEN_EXTENSION] ?? null) : null
}

/** Assigns each role once, to the colour whose names fit it best; in a tie, to the first. */
function rolesOf(colors: readonly ColorToken[]): ReadonlyMap<ColorToken, BrandColorRole> {
  const guesses = colors
    .filter(({ own }) => own === null)
    .flatMap((color) => [color.path, ...color.names].map((path) => ({ color, guess: guessRole(path) })))
    .flatMap(({ color, guess }) => (guess ? [{ color, ...guess }] : []))
    .toSorted((a, b) => a.distance - b.distance)
  const given = new Map<ColorToken, BrandColorRole>()
  const taken = new Set<BrandColorRole>()
  for (const { color, role } of guesses) {
    if (taken.has(role) || given.has(color)) continue
    taken.add(role)
    given.set(color, role)
  }
  return given
}

/** Names each colour as in the file, preceded by the names of its groups as far as needed to make it unique. */
function withNames(tokens: readonly (ColorToken & { role: BrandColorRole })[]): KitTokens['colors'] {
  const taken = new Set<string>()
  return tokens.map(({ path, hex, own, role }) => {
    const parts = path.split('.').filter((part) => part !== '$root')
    const longer = parts.map((_, at) => parts.slice(-1 - at).join(' ')).filter((name) => !GENERIC.test(name))
    const names = [
      ...(own ? [own.name] : longer),
      parts.join(' '),
      ...parts.map((_, at) => `${parts.at(-1)} ${at + 2}`),
    ]
    const lines = names.flatMap((name) => lineOf(name) ?? [])
    const name = lines.find((line) => own !== null || !taken.has(line.toLowerCase())) ?? lines[0] ?? role
    taken.add(name.toLowerCase())
    return { path, color: { name, hex, role } }
  })
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

const WORDS = new Map<string, BrandColorRole>([
  ...['background', 'bg', 'canvas', 'page', 'paper'].map((word) => [word, 'background'] as const),
  ...['surface', 'card', 'panel'].map((word) => [word, 'surface'] as const),
  ...['text', 'foreground', 'fg', 'ink', 'body'].map((word) => [word, 'text'] as const),
  ...['primary', 'brand', 'main'].map((word) => [word, 'primary'] as const),
  ['secondary', 'secondary'],
  ...['accent', 'highlight', 'tertiary'].map((word) => [word, 'accent'] as const),
])

/** Words without a role: groups, levels and variants that represent the colour itself. */
const NEUTRAL = new Set(
  'color colors colour colours token tokens global core semantic role roles sys ref alias palette theme light root $root default base value md dt'.split(
    ' ',
  ),
)

/** The purpose of a group takes precedence over the names of its colours: `background.primary` is a background. */
const GROUPS: readonly BrandColorRole[] = ['background', 'surface', 'text']

/** The step of a scale that represents its colour. */
const MIDDLE = 500

/** A role suggested by a name; a smaller distance means a more specific match. */
type RoleGuess = { role: BrandColorRole; distance: number }

/** Guesses the role from the path of a colour: `color.brand.primary` is primary, `on-primary` and `primary.hover` have none (null). */
function guessRole(path: string): RoleGuess | null {
  const parts = path.toLowerCase().split(/[.\-_ /]/)
  const step = parts.find((part) => /^\d{2,3}$/.test(part))
  const words = parts.filter((part) => part !== '' && part !== step && !NEUTRAL.has(part))
  const roles = words.map((word) => WORDS.get(word))
  if (roles.length === 0 || roles.includes(undefined)) return null
  const known = roles.filter((role) => role !== undefined)
  const role = GROUPS.includes(known[0] ?? 'other') ? known[0] : known.at(-1)
  if (role === undefined || (known.at(-1) === 'text' && role !== 'text')) return null
  return { role, distance: (step === undefined ? 0 : 1 + Math.abs(Number(step) - MIDDLE)) + words.length }
}
