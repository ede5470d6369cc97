import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { LaidSpan } from '@postwright/core/scene/text-layout'
import { createOutliner } from '@/decks/export/svg/make-vectors.ts'
import { textItem } from '../../web/decks/support/sample-drawing.ts'

const FILES = {
  latin: 'inter/files/inter-latin-700-normal.woff',
  arabic: 'cairo/files/cairo-arabic-700-normal.woff',
  japanese: 'noto-sans-jp/files/noto-sans-jp-japanese-400-normal.woff',
}

const outlineOf = createOutliner({
  measure: { widthOf: (text, { size }) => text.length * size * 0.5, metricsOf: () => ({ ascent: 1, descent: 0.2 }) },
  cut: (text) =>
    text.split(/(😀)/u).map((piece) => {
      const file = /\p{Script=Arabic}/u.test(piece) ? 'arabic' : /\p{Script=Han}/u.test(piece) ? 'japanese' : 'latin'
      return { text: piece, file: piece === '😀' ? null : file }
    }),
  fontFile: (file) => {
    const path = Object.entries(FILES).find(([name]) => name === file)?.[1]
    return Promise.resolve(path === undefined ? null : new Uint8Array(readFileSync(`node_modules/@fontsource/${path}`)))
  },
  rasterise: () =>
    Promise.resolve({ href: 'data:image/png;base64,AAAA', box: { x: 0, y: -20, width: 24, height: 24 } }),
})

function spanOf(text: string, direction: LaidSpan['direction'] = 'ltr'): LaidSpan {
  const item = textItem(text, { direction, width: text.length * 15 })
  if (item.kind !== 'text') throw new Error('This is no text')
  return item.span
}

/** The left and right ends of each outline of a path. */
function endsOf(path: string): [left: number, right: number][] {
  return path
    .split('Z')
    .filter(Boolean)
    .map((part) => {
      const xs = [...part.matchAll(/[ML](-?[\d.]+)/g)].map(([, x]) => Number(x))
      return [Math.min(...xs), Math.max(...xs)]
    })
}

it.each([
  ['Latin', 'Hello', 'ltr'],
  ['Japanese', '日本', 'ltr'],
  ['Arabic', 'مرحبا', 'rtl'],
] as const)('outlines %s text as wide as it is laid out', async (_script, text, direction) => {
  const span = spanOf(text, direction)
  const { path, images } = await outlineOf(span)
  const ends = endsOf(path).flat()
  expect(images).toEqual([])
  expect(Math.min(...ends)).toBeGreaterThan(-6)
  expect(Math.max(...ends)).toBeLessThan(span.width + 6)
  expect(Math.max(...ends) - Math.min(...ends)).toBeGreaterThan(span.width * 0.7)
})

it('joins Arabic letters and begins them at the right', async () => {
  const joined = await outlineOf(spanOf('بب', 'rtl'))
  const alone = await outlineOf(spanOf('ب', 'rtl'))
  expect(joined.path).not.toBe(alone.path.repeat(2))
  const first = await outlineOf(spanOf('اب', 'rtl'))
  // Alef is a narrow upright stroke to the right of the whole beh.
  const narrow = endsOf(first.path).toSorted((a, b) => a[1] - a[0] - (b[1] - b[0]))[0]
  expect(narrow?.[0]).toBeGreaterThan(10)
})

it('leaves what no font has as an image in its place', async () => {
  const { images, path } = await outlineOf(spanOf('So 😀'))
  expect(images).toMatchObject([{ box: { x: 45 } }])
  expect(path).not.toBe('')
})
