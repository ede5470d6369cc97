import { generate, parse, walk } from 'css-tree'
import { clampRgb, formatHex, parse as parseColor } from 'culori'

/** What is nearly transparent shows what is behind it. */
const OPACITY_MIN = 0.6
/** The longest notation of a colour has a function, four numbers and their units. */
const NOTATION_MAX = 100
/** Words of values that are colours by name nowhere: the name of a family or an animation is never one. */
const COLOR_FUNCTION = /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)$/i

/** The colours that a value of CSS contains, as `#rrggbb`. */
export function colorsIn(value: string): string[] {
  const found: string[] = []
  try {
    walk(parse(value, { context: 'value' }), function enter(node) {
      if (node.type === 'Url' || node.type === 'String') return
      const isColor =
        node.type === 'Hash' ||
        node.type === 'Identifier' ||
        (node.type === 'Function' && COLOR_FUNCTION.test(node.name))
      const hex = isColor ? hexOf(generate(node)) : null
      if (hex !== null) found.push(hex)
    })
  } catch {
    // A value that is none has no colours.
  }
  // Shadcn and others keep the parts of hsl() alone in a custom property.
  return found.length > 0 ? found : bareParts(value)
}

function hexOf(text: string): string | null {
  if (text.length > NOTATION_MAX) return null
  const color = parseColor(text)
  if (!color || (color.alpha ?? 1) < OPACITY_MIN) return null
  return formatHex({ ...clampRgb(color), alpha: undefined }) ?? null
}

function bareParts(value: string): string[] {
  const parts = value.length > NOTATION_MAX ? [] : value.trim().split(/\s/)
  const [hue = '', ...shares] = parts.filter(Boolean)
  const isHsl = shares.length === 2 && !isNaN(parseFloat(hue)) && shares.every((share) => share.endsWith('%'))
  const hsl = isHsl ? hexOf(`hsl(${parts.join(' ')})`) : null
  return hsl === null ? [] : [hsl]
}
