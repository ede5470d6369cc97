import type { FontCategory, FontFamily } from './font-family.ts'
import type { FontSubset } from './font-subsets.ts'

/** A family bundled with the product. All of them are under the SIL Open Font License 1.1. */
export type BundledFamily = FontFamily & {
  /** Name of the npm package in the scope `@fontsource`. */
  folder: string
  version: string
}

const EUROPEAN: readonly FontSubset[] = ['latin', 'latin-ext']

/** The bundled families, each with the weights that posts use; a test compares the numbers with the files. */
export const BUNDLED_FAMILIES: readonly BundledFamily[] = [
  bundled('Anton', '5.3.0', 'display', [400], [], ['vietnamese'], [1.1763, 0.3291, 0, 0.4108]),
  bundled('Bebas Neue', '5.3.0', 'display', [400], [], [], [0.9, 0.3, 0, 0.346]),
  bundled(
    'Bitter',
    '5.3.0',
    'serif',
    [400, 600, 700, 800],
    [400, 700],
    ['vietnamese', 'cyrillic', 'cyrillic-ext'],
    [0.935, 0.265, 0, 0.4681],
  ),
  bundled('Cairo', '5.3.0', 'sans', [400, 600, 700, 800], [], ['arabic'], [1.303, 0.571, 0, 0.4246]),
  bundled('Caveat', '5.3.0', 'hand', [400, 700], [], ['cyrillic', 'cyrillic-ext'], [0.96, 0.3, 0, 0.3403]),
  bundled('DM Sans', '5.3.0', 'sans', [400, 600, 700, 800], [400, 700], [], [0.992, 0.31, 0, 0.4708]),
  bundled('DM Serif Display', '5.3.0', 'display', [400], [400], [], [1.036, 0.335, 0, 0.4491]),
  bundled('Figtree', '5.3.0', 'sans', [400, 600, 700, 800], [400, 700], [], [0.95, 0.25, 0, 0.4517]),
  bundled('Heebo', '5.3.0', 'sans', [400, 600, 700, 800], [], ['hebrew'], [1.0479, 0.4209, 0, 0.4479]),
  bundled(
    'IBM Plex Sans',
    '5.3.0',
    'sans',
    [400, 600, 700],
    [400, 700],
    ['vietnamese', 'cyrillic', 'cyrillic-ext', 'greek'],
    [1.025, 0.275, 0, 0.4518],
  ),
  bundled(
    'Inter',
    '5.3.0',
    'sans',
    [400, 600, 700, 800],
    [400, 700],
    ['vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'],
    [0.9688, 0.2412, 0, 0.4784],
  ),
  bundled(
    'JetBrains Mono',
    '5.3.0',
    'mono',
    [400, 700],
    [400, 700],
    ['vietnamese', 'cyrillic', 'cyrillic-ext', 'greek'],
    [1.02, 0.3, 0, 0.6],
  ),
  bundled('Lato', '5.3.0', 'sans', [400, 700, 900], [400, 700], [], [0.987, 0.213, 0, 0.4359]),
  bundled('Libre Baskerville', '5.3.0', 'serif', [400, 600, 700], [400, 700], [], [0.97, 0.27, 0, 0.5176]),
  bundled(
    'Lora',
    '5.3.0',
    'serif',
    [400, 600, 700],
    [400, 700],
    ['vietnamese', 'cyrillic', 'cyrillic-ext'],
    [1.006, 0.274, 0, 0.4709],
  ),
  bundled(
    'Manrope',
    '5.3.0',
    'sans',
    [400, 600, 700, 800],
    [],
    ['vietnamese', 'cyrillic', 'cyrillic-ext', 'greek'],
    [1.066, 0.3, 0, 0.4634],
  ),
  bundled(
    'Merriweather',
    '5.3.0',
    'serif',
    [400, 600, 700, 800],
    [400, 700],
    ['vietnamese', 'cyrillic', 'cyrillic-ext'],
    [0.984, 0.273, 0, 0.486],
  ),
  bundled(
    'Montserrat',
    '5.3.0',
    'sans',
    [400, 600, 700, 800],
    [400, 700],
    ['vietnamese', 'cyrillic', 'cyrillic-ext'],
    [0.968, 0.251, 0, 0.5093],
  ),
  bundled(
    'Nunito',
    '5.3.0',
    'sans',
    [400, 600, 700, 800],
    [400, 700],
    ['vietnamese', 'cyrillic', 'cyrillic-ext'],
    [1.011, 0.353, 0, 0.4535],
  ),
  bundled(
    'Open Sans',
    '5.3.0',
    'sans',
    [400, 600, 700, 800],
    [400, 700],
    ['vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'hebrew'],
    [1.0688, 0.293, 0, 0.4717],
  ),
  bundled(
    'Oswald',
    '5.3.0',
    'display',
    [400, 600, 700],
    [],
    ['vietnamese', 'cyrillic', 'cyrillic-ext'],
    [1.193, 0.289, 0, 0.365],
  ),
  bundled('Outfit', '5.3.0', 'sans', [400, 600, 700, 800], [], [], [1, 0.26, 0, 0.4453]),
  bundled(
    'Playfair Display',
    '5.3.0',
    'serif',
    [400, 600, 700, 800],
    [400, 700],
    ['vietnamese', 'cyrillic'],
    [1.082, 0.251, 0, 0.4542],
  ),
  bundled('Poppins', '5.3.0', 'sans', [400, 600, 700, 800], [400, 700], ['devanagari'], [1.05, 0.35, 0.1, 0.5076]),
  bundled(
    'Raleway',
    '5.3.0',
    'sans',
    [400, 600, 700, 800],
    [400, 700],
    ['vietnamese', 'cyrillic', 'cyrillic-ext'],
    [0.94, 0.234, 0, 0.4682],
  ),
  bundled(
    'Roboto',
    '5.3.0',
    'sans',
    [400, 600, 700, 800],
    [400, 700],
    ['vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'],
    [0.9277, 0.2441, 0, 0.4474],
  ),
  bundled(
    'Rubik',
    '5.3.0',
    'sans',
    [400, 600, 700, 800],
    [400, 700],
    ['cyrillic', 'cyrillic-ext', 'arabic', 'hebrew'],
    [0.935, 0.25, 0, 0.4719],
  ),
  bundled(
    'Source Sans 3',
    '5.3.1',
    'sans',
    [400, 600, 700, 800],
    [400, 700],
    ['vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'],
    [1.024, 0.4, 0, 0.4211],
  ),
  bundled('Space Grotesk', '5.3.0', 'sans', [400, 600, 700], [], ['vietnamese'], [0.984, 0.292, 0, 0.4952]),
  bundled('Work Sans', '5.3.0', 'sans', [400, 600, 700, 800], [400, 700], ['vietnamese'], [0.93, 0.243, 0, 0.504]),
]

type Numbers = readonly [ascent: number, descent: number, lineGap: number, averageWidth: number]

/** @param further subsets of the family besides Latin */
function bundled(
  name: string,
  version: string,
  category: FontCategory,
  weights: readonly number[],
  italics: readonly number[],
  further: readonly FontSubset[],
  [ascent, descent, lineGap, averageWidth]: Numbers,
): BundledFamily {
  const folder = name.toLowerCase().replaceAll(' ', '-')
  const metrics = { ascent, descent, lineGap, averageWidth }
  return { name, folder, version, category, weights, italics, subsets: [...EUROPEAN, ...further], metrics }
}
