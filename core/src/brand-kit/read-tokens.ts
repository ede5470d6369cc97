import { z } from 'zod'
import { parseJson } from '../text/parse-json.ts'
import { readCssColor, type ColorRefusal, type ColorRead } from './css-color.ts'
import { TOKENS_MAX, type RawToken, type RawTokens, collectCssProperties, collectFigmaVariables } from './raw-tokens.ts'
import { aliasTarget } from './token-export.ts'

/** Maximum length of a file in characters, and maximum depth of nested groups. */
export const TOKENS_LENGTH_MAX = 1_000_000
const DEPTH_MAX = 20

/** Reason why a whole file is refused. */
export type FileRefusal = 'long' | 'json' | 'deep' | 'many' | 'none'
/** Reason why one token is refused. */
export type TokenRefusal = ColorRefusal | 'type' | 'cycle' | 'target' | 'repeated'

export type TokenValue =
  | { kind: 'color'; hex: string }
  | { kind: 'family'; name: string }
  | { kind: 'dimension'; px: number }

/** A token of a kind that a kit can use. `aliasOf` is the token that contains its value. */
export type ReadToken = { path: string; value: TokenValue; aliasOf: string | null; extensions: unknown }

export type TokensRead =
  | { ok: true; tokens: ReadToken[]; refused: { path: string; reason: TokenRefusal }[] }
  | { ok: false; reason: FileRefusal }

const groupSchema = z.record(z.string(), z.unknown())
const dimensionSchema = z.object({ value: z.number().min(0), unit: z.enum(['px', 'rem']) })
const familySchema = z.union([
  z
    .string()
    .min(1)
    .transform((list) => list.split(',')[0]?.trim().replaceAll(/["']/g, '') ?? ''),
  z
    .array(z.string().min(1))
    .min(1)
    .transform(([first = '']) => first),
])
/** Pixels per rem: the default font size of browsers. */
const REM = 16

/**
 * Reads design tokens: files in the format of the W3C's community group (2025.10 and earlier), of Tokens Studio, and of Figma's variables, and the
 * custom properties of a stylesheet.
 */
export function readTokens(text: string): TokensRead {
  if (text.length > TOKENS_LENGTH_MAX) return { ok: false, reason: 'long' }
  const raw = collectTokens(text)
  if (typeof raw === 'string') return { ok: false, reason: raw }
  const { found, repeated } = raw
  if (found.size > TOKENS_MAX) return { ok: false, reason: 'many' }
  if (found.size === 0) return { ok: false, reason: 'none' }
  const tokens: ReadToken[] = []
  const refused: { path: string; reason: TokenRefusal }[] = repeated.map((path) => ({ path, reason: 'repeated' }))
  const targets = namesIn(found)
  for (const path of found.keys()) {
    const token = resolve(path, found, targets)
    if ('refused' in token) refused.push({ path, reason: token.refused })
    else tokens.push(token)
  }
  return { ok: true, tokens, refused }
}

function collectTokens(text: string): RawTokens | FileRefusal {
  const json = parseJson(text)
  // A stylesheet is not JSON: it starts with none of the characters of a JSON value.
  if (json === null && !/^[[{"]/.test(text.trimStart()) && text.includes('--')) return collectCssProperties(text)
  const root = groupSchema.safeParse(json)
  if (!root.success) return 'json'
  const variables = collectFigmaVariables(root.data)
  if (variables) return variables
  const found = new Map<string, RawToken>()
  return collect(root.data, { path: [], type: null }, found) ?? { found, repeated: [] }
}

/** Maps the names that aliases use to paths: in full, or without the leading token set. */
function namesIn(found: ReadonlyMap<string, RawToken>): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const path of found.keys()) {
    const short = path.slice(path.indexOf('.') + 1)
    if (!names.has(short)) names.set(short, path)
  }
  for (const path of found.keys()) names.set(path, path)
  return names
}

type Place = { path: readonly string[]; type: string | null }

/** Collects all tokens below a group into `found`, each with its own or inherited type. Returns the reason if the file is refused. */
function collect(group: Record<string, unknown>, place: Place, found: Map<string, RawToken>): FileRefusal | null {
  if (place.path.length > DEPTH_MAX) return 'deep'
  const said = group['$type'] ?? group['type']
  const type = typeof said === 'string' ? said : place.type
  const value = valueIn(group)
  if (value !== undefined) {
    const path = place.path.join('.')
    const family = type === 'typography' ? familyIn(value) : undefined
    if (family === undefined) found.set(path, { type, value, extensions: group['$extensions'] })
    else found.set(`${path}.fontFamily`, { type: 'fontFamily', value: family, extensions: undefined })
    return found.size > TOKENS_MAX ? 'many' : null
  }
  for (const [name, below] of Object.entries(group)) {
    const inside = groupSchema.safeParse(below)
    if (!inside.success || (name.startsWith('$') && name !== '$root')) continue
    const reason = collect(inside.data, { path: [...place.path, name], type }, found)
    if (reason) return reason
  }
  return null
}

/**
 * Returns the value of a token; undefined for a group. Before 2022 the format used `value`, as Tokens Studio still does. An object under `value`
 * without a `type` beside it is a nested group of that name.
 */
function valueIn(group: Record<string, unknown>): unknown {
  if (Object.hasOwn(group, '$value')) return group['$value'] ?? null
  if (!Object.hasOwn(group, 'value')) return undefined
  const { value, type } = group
  return typeof value !== 'object' || typeof type === 'string' ? (value ?? null) : undefined
}

/** Returns the font family of a text style; its other values are ignored. */
function familyIn(value: unknown): unknown {
  const style = groupSchema.safeParse(value)
  return style.success ? style.data['fontFamily'] : undefined
}

function resolve(
  path: string,
  found: ReadonlyMap<string, RawToken>,
  names: ReadonlyMap<string, string>,
): ReadToken | { refused: TokenRefusal } {
  const begun = found.get(path)
  const seen = new Set([path])
  let token = begun
  let type = begun?.type ?? null
  let last = path
  for (let named = aliasTarget(token?.value); named !== null; named = aliasTarget(token?.value)) {
    const target = names.get(named)
    if (target === undefined) return { refused: 'target' }
    if (seen.has(target)) return { refused: 'cycle' }
    seen.add(target)
    token = found.get(target)
    type ??= token?.type ?? null
    last = target
  }
  const value = valueOf(type ?? impliedType(token?.value), token?.value)
  return 'refused' in value
    ? value
    : { path, value, aliasOf: last === path ? null : last, extensions: begun?.extensions }
}

/** Guesses the type of an untyped value, as in a stylesheet; null if it is neither a length nor a colour. */
function impliedType(value: unknown): string | null {
  if (typeof value !== 'string') return null
  if (fromText(value) !== null) return 'dimension'
  const color = readCssColor(value)
  return 'hex' in color || color.refused !== 'value' ? 'color' : null
}

function valueOf(type: string | null, value: unknown): TokenValue | { refused: TokenRefusal } {
  if (type === 'color') {
    const color = readTokenColor(value)
    return 'hex' in color ? { kind: 'color', hex: color.hex } : color
  }
  // Tokens Studio names types in the plural.
  if (type === 'fontFamily' || type === 'fontFamilies') {
    const name = familySchema.safeParse(value)
    return name.success ? { kind: 'family', name: name.data } : { refused: 'value' }
  }
  if (type === 'dimension') {
    const length = dimensionSchema.safeParse(typeof value === 'string' ? fromText(value) : value)
    return length.success
      ? { kind: 'dimension', px: length.data.value * (length.data.unit === 'rem' ? REM : 1) }
      : { refused: 'value' }
  }
  return { refused: 'type' }
}

/** Reads the notation of older files: `16px`. */
function fromText(text: string): unknown {
  const match = /^(\d{1,9}(?:\.\d{1,9})?)(px|rem)$/.exec(text.trim())
  return match ? { value: Number(match[1]), unit: match[2] } : null
}

const component = z.union([z.number(), z.literal('none').transform(() => 0)])

const colorValueSchema = z.object({
  colorSpace: z.string(),
  components: z.tuple([component, component, component]),
  alpha: z.number().default(1),
  hex: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .optional(),
})

/** Colours in Figma's notation: sRGB components from 0 to 1. */
const rgbSchema = z.object({ r: z.number(), g: z.number(), b: z.number(), a: z.number().default(1) })

/** Reads a colour token's value as `#rrggbb`: CSS text, components for red, green and blue, or a colour space with its components. */
function readTokenColor(value: unknown): ColorRead {
  if (typeof value === 'string') return readCssColor(value)
  const shares = rgbSchema.safeParse(value)
  if (shares.success) {
    const { r, g, b, a } = shares.data
    return readSpace('srgb', [r, g, b], a)
  }
  const read = colorValueSchema.safeParse(value)
  if (!read.success) return { refused: 'value' }
  const { colorSpace, components, alpha, hex } = read.data
  if (alpha < 1) return { refused: 'transparent' }
  const own = readSpace(colorSpace, components, alpha)
  // The file's own hexadecimal value is exact if components were rounded, and shows how colours of other spaces look on current screens.
  const isOwn = hex === undefined || ('hex' in own && colorSpace === 'srgb' && !isNear(own.hex, hex))
  return isOwn ? own : { hex: hex.toLowerCase() }
}

/** Colour spaces that have their own CSS function; the token format has components in the same units. */
const FUNCTIONS = new Set(['hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch'])

/** Reads a colour in a space that has the same name in CSS Color 4 and the token format. */
function readSpace(space: string, [first, second, third]: readonly [number, number, number], alpha: number): ColorRead {
  const components =
    space === 'hsl' || space === 'hwb' ? `${first} ${second}% ${third}%` : `${first} ${second} ${third}`
  return readCssColor(
    FUNCTIONS.has(space) ? `${space}(${components} / ${alpha})` : `color(${space} ${components} / ${alpha})`,
  )
}

function isNear(one: string, other: string): boolean {
  return [1, 3, 5].every(
    (at) => Math.abs(Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)) <= 2,
  )
}
