import { linearOfSpace } from './color-spaces.ts'
import { hexOf } from './srgb.ts'

/** Why a colour of a file is not taken. */
export type ColorRefusal = 'value' | 'transparent' | 'space'

/** What a colour of a file is: opaque and exact where sRGB has it, else the nearest that it has. */
export type ColorRead = { hex: string } | { refused: ColorRefusal }

/** Longest text that is read as a colour. */
const LENGTH_MAX = 120
/** The colours of HTML 4, which token files still name. */
const NAMED = new Map([
  ['black', '#000000'],
  ['silver', '#c0c0c0'],
  ['gray', '#808080'],
  ['grey', '#808080'],
  ['white', '#ffffff'],
  ['maroon', '#800000'],
  ['red', '#ff0000'],
  ['purple', '#800080'],
  ['fuchsia', '#ff00ff'],
  ['green', '#008000'],
  ['lime', '#00ff00'],
  ['olive', '#808000'],
  ['yellow', '#ffff00'],
  ['navy', '#000080'],
  ['blue', '#0000ff'],
  ['teal', '#008080'],
  ['aqua', '#00ffff'],
])

/** The space of each function, and what 100 % is for each of its components. */
const FUNCTIONS = new Map<string, readonly [space: string, whole: readonly [number, number, number]]>([
  ['rgb', ['srgb', [255, 255, 255]]],
  ['rgba', ['srgb', [255, 255, 255]]],
  ['hsl', ['hsl', [360, 100, 100]]],
  ['hsla', ['hsl', [360, 100, 100]]],
  ['hwb', ['hwb', [360, 100, 100]]],
  ['lab', ['lab', [100, 125, 125]]],
  ['lch', ['lch', [100, 150, 360]]],
  ['oklab', ['oklab', [1, 0.4, 0.4]]],
  ['oklch', ['oklch', [1, 0.4, 360]]],
])
const DEGREES = new Map([
  ['deg', 1],
  ['grad', 0.9],
  ['rad', 180 / Math.PI],
  ['turn', 360],
])

/** Reads a colour as CSS writes it: hexadecimal, by its function, or by a name of HTML 4. */
export function readCssColor(text: string): ColorRead {
  const typed = text.trim().toLowerCase()
  if (typed.length > LENGTH_MAX) return { refused: 'value' }
  if (typed.startsWith('#')) return readHex(typed)
  if (typed === 'transparent') return { refused: 'transparent' }
  const named = NAMED.get(typed)
  if (named !== undefined) return { hex: named }
  const [, name = '', inside = ''] = /^([a-z]{3,5})\(([^()]{1,110})\)$/.exec(typed) ?? []
  const words = inside.split(/[\s,/]/).filter((word) => word !== '')
  const [space, whole] =
    name === 'color' ? [words.shift() ?? '', [1, 1, 1] as const] : (FUNCTIONS.get(name) ?? ['', null])
  if (whole === null || words.length < 3 || words.length > 4) return { refused: 'value' }
  const numbers = [...whole, 1].map((each, at) => (at < words.length ? numberOf(words[at] ?? '', each) : 1))
  if (numbers.includes(null)) return { refused: 'value' }
  const [first = 0, second = 0, third = 0, alpha = 1] = numbers.filter((each) => each !== null)
  if (alpha < 1) return { refused: 'transparent' }
  const scale = space === 'srgb' && name !== 'color' ? 1 / 255 : 1
  const light = linearOfSpace(space, [first * scale, second * scale, third * scale])
  return light === null ? { refused: 'space' } : { hex: hexOf(light) }
}

function readHex(typed: string): ColorRead {
  const digits = typed.slice(1)
  if (!/^[0-9a-f]{3,8}$/.test(digits) || digits.length === 5 || digits.length === 7) return { refused: 'value' }
  const long = digits.length > 4 ? digits : [...digits].map((digit) => digit + digit).join('')
  return long.length === 8 && !long.endsWith('ff') ? { refused: 'transparent' } : { hex: `#${long.slice(0, 6)}` }
}

/** A number, percentage or angle; null when it is none. */
function numberOf(word: string, whole: number): number | null {
  if (word === 'none') return 0
  const [, digits = '', unit = ''] = /^([+-]?[0-9.]{1,20}(?:e[+-]?[0-9]{1,2})?)(%|[a-z]{3,4})?$/.exec(word) ?? []
  const value = digits === '' ? Number.NaN : Number(digits)
  if (!Number.isFinite(value)) return null
  if (unit === '') return value
  if (unit === '%') return (value / 100) * whole
  const degrees = DEGREES.get(unit)
  return degrees === undefined ? null : value * degrees
}
