import { z } from 'zod'
import { linearOfSpace } from './color-spaces.ts'
import { readCssColor, type ColorRead } from './css-color.ts'
import { hexOf } from './srgb.ts'

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

/** As Figma has colours: shares of sRGB from 0 to 1. */
const rgbSchema = z.object({ r: z.number(), g: z.number(), b: z.number(), a: z.number().default(1) })

/** A colour token's value as `#rrggbb`: text as CSS writes it, shares of red, green and blue, or a space with its components. */
export function readTokenColor(value: unknown): ColorRead {
  if (typeof value === 'string') return readCssColor(value)
  const shares = rgbSchema.safeParse(value)
  if (shares.success) {
    const { r, g, b, a } = shares.data
    return a < 1 ? { refused: 'transparent' } : { hex: roundedHex([r, g, b]) }
  }
  const read = colorValueSchema.safeParse(value)
  if (!read.success) return { refused: 'value' }
  const { colorSpace, components, alpha, hex } = read.data
  if (alpha < 1) return { refused: 'transparent' }
  const light = linearOfSpace(colorSpace, components)
  const own = light === null ? null : colorSpace === 'srgb' ? roundedHex(components) : hexOf(light)
  // The file's own value is exact where components were rounded, and says what other spaces look like on screens of today.
  if (hex !== undefined && (own === null || colorSpace !== 'srgb' || isNear(own, hex)))
    return { hex: hex.toLowerCase() }
  return own === null ? { refused: 'space' } : { hex: own }
}

/** Without a detour by light, which could turn a rounding. */
function roundedHex(shares: readonly number[]): string {
  const bytes = shares.map((share) => Math.round(255 * Math.min(1, Math.max(0, share))))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function isNear(one: string, other: string): boolean {
  return [1, 3, 5].every(
    (at) => Math.abs(Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)) <= 2,
  )
}
