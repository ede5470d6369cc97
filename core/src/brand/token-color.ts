import { z } from 'zod'
import { linearOfOkLch } from './ok-lch.ts'
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

/** Why a colour of a file is not taken. */
export type ColorRefusal = 'value' | 'transparent' | 'space'

/** A colour token's value as `#rrggbb`: text as older files have it, or a space with its components. */
export function readTokenColor(value: unknown): { hex: string } | { refused: ColorRefusal } {
  if (typeof value === 'string') return readHex(value)
  const read = colorValueSchema.safeParse(value)
  if (!read.success) return { refused: 'value' }
  const { colorSpace, components, alpha, hex } = read.data
  if (alpha < 1) return { refused: 'transparent' }
  if (colorSpace === 'srgb') return { hex: srgbHex(components) }
  if (colorSpace === 'srgb-linear') return { hex: hexOf(components) }
  if (colorSpace === 'oklch') {
    const [l, c, h] = components
    return { hex: hexOf(linearOfOkLch({ l, c, h })) }
  }
  // Other spaces come with the nearest colour that screens of today show.
  return hex === undefined ? { refused: 'space' } : { hex: hex.toLowerCase() }
}

function readHex(text: string): { hex: string } | { refused: ColorRefusal } {
  const match = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text.trim())?.[1]?.toLowerCase()
  if (match === undefined) return { refused: 'value' }
  if (match.length === 3) return { hex: `#${[...match].map((digit) => digit + digit).join('')}` }
  return match.length === 8 && !match.endsWith('ff') ? { refused: 'transparent' } : { hex: `#${match.slice(0, 6)}` }
}

function srgbHex(components: readonly number[]): string {
  const bytes = components.map((share) => Math.round(255 * Math.min(1, Math.max(0, share))))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
