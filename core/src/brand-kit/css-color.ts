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

/** Why a colour of a file is not taken. */
export type ColorRefusal = 'value' | 'transparent' | 'space'

/** What a colour of a file is: opaque and exact where sRGB has it, else the nearest that it has. */
export type ColorRead = { hex: string } | { refused: ColorRefusal }

/** Longest text that is read as a colour. */
const LENGTH_MAX = 120
/** The colours of HTML 4, which token files still name. */
const NAMED = new Set(
  'black silver gray grey white maroon red purple fuchsia green lime olive yellow navy blue teal aqua'.split(' '),
)
/** The spaces that token files use; elsewhere in a process culori may know more. */
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

/** Reads a colour as CSS writes it: hexadecimal, by its function, or by a name of HTML 4. */
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
  // An exponent can make a number infinite; `none` has no number at all.
  const hasNumbers = [rgb.r, rgb.g, rgb.b].every((share) => Math.abs(share ?? 0) < Infinity)
  return hasNumbers ? { hex: formatHex(rgb) } : { refused: 'value' }
}
