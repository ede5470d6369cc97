import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readWoff2 } from '../support/read-woff2.ts'

const css = readFileSync('web/src/ui/fonts.css', 'utf8')

/** Letters of English in about their frequency, to estimate the width of a text. */
const LETTERS = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz '

/** Average widths of those letters in typefaces that every computer has, in ems. */
const SYSTEM_WIDTHS = { Arial: 0.4563, Georgia: 0.465, 'Times New Roman': 0.4172 }

/** The faces of the style sheet, as their text. */
const FACES = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => body)

function readCore(name: string) {
  const file = readFileSync(`web/src/ui/fonts/${name}-core.woff2`)
  return { bytes: file.length, ...readWoff2(file) }
}

/** The characters of a face by its `unicode-range`. */
function rangeOf(face: string): number[] {
  const [, list = ''] = /unicode-range:([^;]*);/.exec(face) ?? []
  return list.split(',').flatMap((part) => {
    const [first = '', last = first] = part.trim().slice(2).split('-')
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)]
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
}

function textOfLocales(): string {
  return globSync('web/public/locales/en/**/*.json')
    .map((file) => readFileSync(file, 'utf8'))
    .join('')
}

describe.each(['instrument-sans', 'newsreader'])('the core of %s', (name) => {
  const face = FACES.find((body) => body.includes(`${name}-core.woff2`)) ?? ''

  it('is small enough to come with the page', () => {
    expect(readCore(name).bytes).toBeLessThan(16_000)
  })

  it('holds every letter and digit that it is asked for', () => {
    const { characters } = readCore(name)
    const wanted = rangeOf(face).filter((character) => /[\p{L}\p{N}\p{P}]/u.test(String.fromCodePoint(character)))
    expect(wanted.filter((character) => !characters.has(character))).toEqual([])
  })

  it('is waited for by its name, and shares no character with another file', () => {
    expect(face).toContain('font-display: swap')
    const [, family = ''] = /font-family: ('[^']*')/.exec(face) ?? []
    expect(readFileSync('web/public/before-paint.js', 'utf8')).toContain(family)
    const all = FACES.filter((body) => body.includes(family)).flatMap(rangeOf)
    expect(all.filter((character, index) => all.indexOf(character) !== index)).toEqual([])
  })
})

it('the words of the product need the core files only, but for names and samples of emoji', () => {
  const { characters } = readCore('instrument-sans')
  const others = [...textOfLocales()].filter((letter) => letter !== '\n' && !characters.has(letter.codePointAt(0) ?? 0))
  expect(new Set(others.filter((letter) => !/[\p{Extended_Pictographic}\p{Emoji_Component}é]/u.test(letter)))).toEqual(
    new Set(),
  )
})

describe.each([
  { stand: 'Instrument Sans Fallback', name: 'instrument-sans', local: 'Arial' },
  { stand: 'Newsreader Fallback', name: 'newsreader', local: 'Georgia' },
  { stand: 'Newsreader Narrow Fallback', name: 'newsreader', local: 'Times New Roman' },
] as const)('$stand', ({ stand, name, local }) => {
  const face = FACES.find((body) => body.includes(`'${stand}'`)) ?? ''
  const percent = (property: string) => Number(new RegExp(`${property}: ([\\d.]+)%`).exec(face)?.[1]) / 100

  it('is as wide as the face it stands in for', () => {
    const { widthOf } = readCore(name)
    const width = [...LETTERS].reduce((sum, letter) => sum + widthOf(letter.codePointAt(0) ?? 0), 0) / LETTERS.length
    expect(face).toContain(`local('${local}')`)
    expect(percent('size-adjust')).toBeCloseTo(width / SYSTEM_WIDTHS[local], 2)
  })

  it('makes lines as high', () => {
    const { ascent, descent } = readCore(name)
    expect(percent('ascent-override') * percent('size-adjust')).toBeCloseTo(ascent, 2)
    expect(percent('descent-override') * percent('size-adjust')).toBeCloseTo(descent, 2)
    expect(percent('line-gap-override')).toBe(0)
  })
})

it('both typefaces name their stand-ins', () => {
  const tokens = readFileSync('web/src/ui/tokens.css', 'utf8')
  expect(tokens).toContain("--stand-in-text: 'Instrument Sans Fallback'")
  expect(tokens).toContain("--font-text: 'Instrument Sans Variable', var(--stand-in-text)")
  expect(tokens).toContain("--stand-in-display: 'Newsreader Fallback', 'Newsreader Narrow Fallback'")
  expect(tokens).toContain("--font-display: 'Newsreader Variable', var(--stand-in-display)")
})
