import {
  formatHex,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeRgb,
  modeXyz50,
  modeXyz65,
  parse,
  useMode as addMode,
} from 'culori/fn'

/** Reason why a colour of a file is refused. */
export type ColorRefusal = 'value' | 'transparent' | 'space'

/** Result for a colour of a file: opaque, and exact if it is in sRGB, otherwise clipped to sRGB component by component. */
export type ColorRead = { hex: string } | { refused: ColorRefusal }

/** Maximum length of a text that is read as a colour. */
const LENGTH_MAX = 120
/** HTML 4 colour names, which token files still use. */
const NAMED = new Set(
  'black silver gray grey white maroon red purple fuchsia green lime olive yellow navy blue teal aqua'.split(' '),
)
/** Colour spaces that token files use; culori may have more loaded elsewhere in a process. */
const MODES = [
  modeRgb,
  modeLrgb,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeOklab,
  modeOklch,
  modeP3,
  modeXyz50,
  modeXyz65,
] as const
const SPACES: ReadonlySet<string> = new Set(MODES.map(({ mode }) => mode))

const toRgb = addMode(modeRgb)
for (const mode of MODES) addMode(mode)

/** Reads a CSS colour: hexadecimal, a function, or an HTML 4 name. */
export function readCssColor(text: string): ColorRead {
  const typed = text.trim().toLowerCase()
  if (typed.length > LENGTH_MAX) return { refused: 'value' }
  if (typed === 'transparent') return { refused: 'transparent' }
  if (!typed.startsWith('#') && !typed.endsWith(')') && !NAMED.has(typed)) return { refused: 'value' }
  const color = parse(typed)
  if (!color) return { refused: typed.startsWith('color(') ? 'space' : 'value' }
  if (!SPACES.has(color.mode)) return { refused: 'space' }
  if ((color.alpha ?? 1) < 1) return { refused: 'transparent' }
  const rgb = toRgb(color)
  // An exponent can make a component infinite; `none` is not a number.
  const hasNumbers = [rgb.r, rgb.g, rgb.b].every((share) => Math.abs(share ?? 0) < Infinity)
  return hasNumbers ? { hex: formatHex(rgb) } : { refused: 'value' }
}
