import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CARD_FORMAT, CARD_SLIDE, cardScene } from '@postwright/core/personas/card/card-scene'
import type { PersonaCard } from '@postwright/core/personas/card/persona-card'
import { drawSlide } from '@postwright/core/scene/drawing/draw-slide'
import { writePdf } from '@/decks/export/pdf/make-documents.ts'
import { readPdf, tagsIn } from '../decks/read-pdf.ts'
import { findCommand } from '../../../scripts/setup/find-command.mjs'

const READER = 'pdftotext'

const fileOf = (weight: number) =>
  new Uint8Array(readFileSync(`node_modules/@fontsource/inter/files/inter-latin-${weight}-normal.woff`))

const MEASURE = {
  widthOf: (text: string, { size }: { size: number }) => text.length * size * 0.5,
  metricsOf: ({ size }: { size: number }) => ({ ascent: 0.95 * size, descent: 0.25 * size }),
}

const CARD: PersonaCard = {
  name: 'Careful Carla',
  summary: 'Runs a bakery',
  context: 'Posts at night',
  picture: null,
  points: [
    { title: 'Goals', lines: ['Fill the shop'] },
    { title: 'Pains', lines: ['Hashtags take hours (47 of 300)'] },
    { title: 'Objections', lines: ['Too expensive (46 of 300)'] },
  ],
  facts: [{ title: 'Words', lines: ['regulars, walk-ins'] }],
  quotes: { title: 'In their words', lines: ['“I cannot afford it” — reviews.csv'] },
  foot: 'Made from 300 comments.',
}

async function written(card: PersonaCard) {
  const drawing = drawSlide(cardScene(card), CARD_SLIDE, CARD_FORMAT, MEASURE)
  const fonts = { '400': fileOf(400), '700': fileOf(700) }
  const { bytes } = await writePdf(
    {
      title: card.name,
      author: 'Ada',
      language: 'en',
      createdAt: new Date(0),
      slides: [{ title: card.name, drawing }],
    },
    {
      measure: MEASURE,
      cut: (text, { weight }) => [{ text, file: weight >= 600 ? '700' : '400' }],
      fontFile: (file) => Promise.resolve(file === '700' ? fonts['700'] : fonts['400']),
      picture: () => Promise.resolve(null),
      shadow: () => Promise.resolve(null),
      rasterise: () => Promise.resolve(null),
    },
  )
  return bytes
}

it('a card is one page with embedded fonts, tagged in the order in which it is read', async () => {
  const { objects } = readPdf(await written(CARD))
  expect(objects.match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(objects).toMatch(/\/FontFile2|\/FontFile3/)
  expect(objects).toMatch(/\/MarkInfo|\/StructTreeRoot/)
  expect(tagsIn(objects)).toEqual(expect.arrayContaining(['Document', 'Sect', 'L', 'LI']))
})

it.skipIf(!findCommand(READER))('everything on a card can be read and copied', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'card-'))
  writeFileSync(join(folder, 'card.pdf'), await written(CARD))
  const text = execFileSync(READER, [join(folder, 'card.pdf'), '-'], { encoding: 'utf8' }).replaceAll(/\s+/g, ' ')
  rmSync(folder, { recursive: true })
  const lines = [CARD.name, CARD.summary, CARD.foot, ...[...CARD.points, ...CARD.facts].flatMap(({ lines }) => lines)]
  expect(lines.filter((line) => !text.includes(line))).toEqual([])
})

it('a card that is full of long texts stays one page, on which nothing hangs over', () => {
  const long = Array.from({ length: 7 }, (_, at) => `${'a long objection with many words '.repeat(4)}${at}`)
  const full = {
    ...CARD,
    points: CARD.points.map(({ title }) => ({ title, lines: long })),
    context: 'word '.repeat(84),
  }
  const scene = cardScene(full)
  const { items } = drawSlide(scene, CARD_SLIDE, CARD_FORMAT, MEASURE)
  const over = items.flatMap(({ box, items: inside }) =>
    inside.flatMap((item) => (item.kind === 'text' && item.y > box.height ? [item.span.text] : [])),
  )
  expect(scene.slides).toHaveLength(1)
  expect(over).toEqual([])
})
