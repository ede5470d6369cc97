import { z } from 'zod'
import { parseJson } from '../text/parse-json.ts'
import { readTokenColor, type ColorRefusal } from './token-color.ts'
import { aliasTarget } from './token-path.ts'

/** Of a file: its length in characters, how deep groups are nested, and how many tokens it has. */
export const TOKENS_LENGTH_MAX = 1_000_000
const DEPTH_MAX = 20
const TOKENS_MAX = 2_000

/** Why nothing of a file is taken. */
export type FileRefusal = 'long' | 'json' | 'deep' | 'many' | 'none'
/** Why one token is not. */
export type TokenRefusal = ColorRefusal | 'type' | 'cycle' | 'target'

export type TokenValue =
  | { kind: 'color'; hex: string }
  | { kind: 'family'; name: string }
  | { kind: 'dimension'; px: number }

/** A token of a kind that a kit has a use for. `aliasOf` is the token that its value stands in. */
export type ReadToken = { path: string; value: TokenValue; aliasOf: string | null; extensions: unknown }

export type TokensRead =
  | { ok: true; tokens: ReadToken[]; refused: { path: string; reason: TokenRefusal }[] }
  | { ok: false; reason: FileRefusal }

type RawToken = { type: string | null; value: unknown; extensions: unknown }

const groupSchema = z.record(z.string(), z.unknown())
const dimensionSchema = z.object({ value: z.number().min(0), unit: z.enum(['px', 'rem']) })
const familySchema = z.union([
  z.string().min(1),
  z
    .array(z.string().min(1))
    .min(1)
    .transform(([first = '']) => first),
])
/** What one rem is where nothing says so. */
const REM = 16

/** Reads design tokens in the format of the W3C's community group (2025.10, and what came before it). */
export function readTokens(text: string): TokensRead {
  if (text.length > TOKENS_LENGTH_MAX) return { ok: false, reason: 'long' }
  const root = groupSchema.safeParse(parseJson(text))
  if (!root.success) return { ok: false, reason: 'json' }
  const found = new Map<string, RawToken>()
  const reason = collect(root.data, { path: [], type: null }, found)
  if (reason) return { ok: false, reason }
  if (found.size === 0) return { ok: false, reason: 'none' }
  const tokens: ReadToken[] = []
  const refused: { path: string; reason: TokenRefusal }[] = []
  for (const path of found.keys()) {
    const token = resolve(path, found)
    if ('refused' in token) refused.push({ path, reason: token.refused })
    else tokens.push(token)
  }
  return { ok: true, tokens, refused }
}

type Place = { path: readonly string[]; type: string | null }

/** All tokens below a group, each with the type that it has or inherits. */
function collect(group: Record<string, unknown>, place: Place, found: Map<string, RawToken>): FileRefusal | null {
  if (place.path.length > DEPTH_MAX) return 'deep'
  const type = typeof group['$type'] === 'string' ? group['$type'] : place.type
  if (Object.hasOwn(group, '$value')) {
    found.set(place.path.join('.'), { type, value: group['$value'], extensions: group['$extensions'] })
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

function resolve(path: string, found: ReadonlyMap<string, RawToken>): ReadToken | { refused: TokenRefusal } {
  const begun = found.get(path)
  const seen = new Set([path])
  let token = begun
  let type = begun?.type ?? null
  let last = path
  for (let target = aliasTarget(token?.value); target !== null; target = aliasTarget(token?.value)) {
    if (seen.has(target)) return { refused: 'cycle' }
    seen.add(target)
    token = found.get(target)
    if (!token) return { refused: 'target' }
    type ??= token.type
    last = target
  }
  const value = valueOf(type, token?.value)
  return 'refused' in value
    ? value
    : { path, value, aliasOf: last === path ? null : last, extensions: begun?.extensions }
}

function valueOf(type: string | null, value: unknown): TokenValue | { refused: TokenRefusal } {
  if (type === 'color') {
    const color = readTokenColor(value)
    return 'hex' in color ? { kind: 'color', hex: color.hex } : color
  }
  if (type === 'fontFamily') {
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

/** As older files have it: `16px`. */
function fromText(text: string): unknown {
  const match = /^(\d+(?:\.\d+)?)(px|rem)$/.exec(text.trim())
  return match ? { value: Number(match[1]), unit: match[2] } : null
}
