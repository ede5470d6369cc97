import { z } from 'zod'
import { readCssColor, type ColorRead } from './css-color.ts'

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
    return readSpace('srgb', [r, g, b], a)
  }
  const read = colorValueSchema.safeParse(value)
  if (!read.success) return { refused: 'value' }
  const { colorSpace, components, alpha, hex } = read.data
  if (alpha < 1) return { refused: 'transparent' }
  const own = readSpace(colorSpace, components, alpha)
  // The file's own value is exact where components were rounded, and says what other spaces look like on screens of today.
  const isOwn = hex === undefined || ('hex' in own && colorSpace === 'srgb' && !isNear(own.hex, hex))
  return isOwn ? own : { hex: hex.toLowerCase() }
}

/** Spaces that CSS writes as functions of their own: the token format gives components in the same units. */
const FUNCTIONS = new Set(['hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch'])

/** A colour of a space that CSS Color 4 and the token format name alike. */
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
