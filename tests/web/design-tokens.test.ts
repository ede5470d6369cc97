import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync('web/src/ui/tokens.css', 'utf8')

/** The colours of one theme by token name. */
function colours(theme: 'light' | 'dark'): Record<string, string> {
  const block = css.slice(css.indexOf(`:root.${theme} {`)).split('}')[0] ?? ''
  return Object.fromEntries([...block.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)].map((m) => [m[1], m[2]]))
}

/** WCAG relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a = '#000000', b = '#000000'): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (lighter + 0.05) / (darker + 0.05)
}

const GROUNDS = ['paper', 'surface', 'raised', 'sunken', 'hover']
const WORDS = ['ink', 'ink-soft', 'accent-ink', 'positive-ink', 'warning-ink', 'negative-ink']
const TEXT_PAIRS = [
  ...GROUNDS.flatMap((ground) => WORDS.map((word) => [word, ground])),
  ...['paper', 'surface', 'raised', 'sunken'].map((ground) => ['ink-faint', ground]),
  ...['paper', 'surface', 'raised', 'sunken'].map((ground) => ['accent', ground]),
  ...['accent', 'positive', 'warning', 'negative'].map((tone) => [`${tone}-ink`, `${tone}-soft`]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-negative', 'negative'],
]
const SHAPE_PAIRS = [
  ...['paper', 'surface', 'raised', 'sunken'].map((ground) => ['line-strong', ground]),
  ...['positive', 'warning', 'negative'].map((tone) => [tone, 'surface']),
]

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const colour = colours(theme)

  it.each(TEXT_PAIRS)('%s can be read on %s', (word = '', ground = '') => {
    expect(contrast(colour[word], colour[ground])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(SHAPE_PAIRS)('%s can be told from %s', (shape = '', ground = '') => {
    expect(contrast(colour[shape], colour[ground])).toBeGreaterThanOrEqual(3)
  })
})
