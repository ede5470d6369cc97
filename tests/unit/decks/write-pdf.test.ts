import { describe, expect, it, vi } from 'vitest'
import { rightToLeft } from '@/decks/export/pdf/write-text.ts'
import { createFiles } from '../../../functions/src/files/create-files.ts'
import { groupOf, imageItem, rectangle, textItem } from '../../web/decks/support/sample-drawing.ts'
import { tagsIn } from './read-pdf.ts'
import { written } from './written-pdf.ts'

const paragraph = (text: string, fields = {}) => groupOf([textItem(text, fields)], { role: 'paragraph' })

describe('a deck as a document', () => {
  it('has a page for each slide, a point for each pixel, a title, a language and the mark of PDF/UA', async () => {
    const { objects } = await written(paragraph('Hello'))
    expect(objects).toMatch(/\/MediaBox \[0 0 400 500\]/)
    expect(objects).toMatch(/\/Marked true/)
    expect(objects).toMatch(/\/Lang \(en\)/)
    expect(objects).toMatch(/\/DisplayDocTitle true/)
    expect(objects).toContain('<pdfuaid:part>1</pdfuaid:part>')
  })

  it('is read by the server, which takes it as a document of a post', async () => {
    const { bytes } = await written(paragraph('Hello'), groupOf([imageItem('cat')]))
    const read = ({ start, end }: { start: number; end: number }) => Promise.resolve(bytes.subarray(start, end))
    expect(await createFiles().recognise({ size: bytes.length, read })).toMatchObject({
      pages: 1,
      width: 400,
      height: 500,
    })
  })

  it('embeds only the letters that are used, under a name that says so', async () => {
    const { objects, bytes } = await written(paragraph('Hello'))
    expect(objects).toMatch(/\/FontName \/[A-Z]{6}\+Inter-Bold/)
    expect(objects).toMatch(/\/FontFile2 /)
    expect(bytes.length).toBeLessThan(12_000)
  })

  it('says what is a heading, a paragraph and a list, and calls decoration an artifact', async () => {
    const heading = () => groupOf([textItem('Title')], { role: 'heading' })
    const list = groupOf(
      [
        textItem('•', { from: -1, to: -1 }),
        textItem('One'),
        textItem('•', { from: -1, to: -1, paragraph: 1 }),
        textItem('Two', { paragraph: 1 }),
      ],
      { role: 'paragraph' },
    )
    const { objects, contents } = await written(heading(), list, groupOf([rectangle(0, 0, 9, 9)]), heading())
    expect(new Set(tagsIn(objects))).toEqual(new Set(['Document', 'Sect', 'H1', 'H2', 'L', 'LI', 'Lbl', 'LBody']))
    expect(tagsIn(objects).filter((tag) => tag === 'LI')).toHaveLength(2)
    expect(contents).toMatch(/\/Artifact <<\s*\/Type \/Layout\s*>> BDC/)
  })

  it('describes pictures by their words, and keeps decoration out of the structure', async () => {
    const described = groupOf([imageItem('cat')], { role: 'figure', alt: 'A cat (asleep)' })
    const { objects } = await written(described, groupOf([imageItem('dots')], { role: 'figure' }))
    expect(tagsIn(objects).filter((tag) => tag === 'Figure')).toHaveLength(1)
    expect(objects).toContain('/Alt (A cat \\(asleep\\))')
  })

  it('leads to pages and mail, and nowhere else', async () => {
    const { objects } = await written(
      paragraph('site', { link: 'https://example.com/a?b=(c)' }),
      paragraph('mail', { link: 'mailto:ada@example.com' }),
      paragraph('script', { link: 'javascript:alert(1)' }),
      groupOf([rectangle(0, 0, 9, 9)], { link: 'http://example.com/plain' }),
      groupOf([rectangle(0, 0, 9, 9)], { link: 'https://example.com/whole' }),
    )
    expect([...objects.matchAll(/\/URI \((.+)\)\n/g)].map(([, address]) => address)).toEqual([
      'https://example.com/a?b=\\(c\\)',
      'mailto:ada@example.com',
      'https://example.com/whole',
    ])
  })
})

describe('pictures in a document', () => {
  it('keep their transparency as a mask, and start no worker, which the policy of the pages would refuse', async () => {
    const start = vi.fn<() => never>(() => {
      throw new Error('refused')
    })
    vi.stubGlobal('Worker', start)
    const { objects } = await written(groupOf([imageItem('logo'), imageItem('cat')]))
    vi.unstubAllGlobals()
    expect(start).not.toHaveBeenCalled()
    expect(objects.match(/\/SMask \d+ 0 R/g)).toHaveLength(1)
    expect(objects.match(/\/Subtype \/Image/g)).toHaveLength(3)
  })

  it('are in the file once for each part that is shown', async () => {
    const near = imageItem('cat', { zoom: 2 })
    const { objects } = await written(groupOf([imageItem('cat'), near]), groupOf([imageItem('cat')]))
    expect(objects.match(/\/Subtype \/Image/g)).toHaveLength(2)
  })

  it('beside a name are figures, described by their own words or else by the name', async () => {
    const avatar = (alt: string) => groupOf([imageItem('face'), textItem('Ada King')], { role: 'paragraph', alt })
    const { objects } = await written(avatar('Ada at her desk'), avatar(''))
    expect(tagsIn(objects).filter((tag) => tag === 'Figure')).toHaveLength(2)
    expect(objects).toContain('/Alt (Ada at her desk)')
    expect(objects).toContain('/Alt (Ada King)')
  })
})

describe('what a document cannot hold as it is', () => {
  it('characters without a font are a small picture each, which stands for them, and are named', async () => {
    const { objects, notes } = await written(paragraph('So 😀 good 😀'))
    expect(notes).toEqual([
      { kind: 'rasterised', slide: 0, text: '😀' },
      { kind: 'rasterised', slide: 0, text: '😀' },
    ])
    expect(objects.match(/\/Subtype \/Image/g)).toHaveLength(2)
    expect(objects.match(/\/ActualText/g)).toHaveLength(2)
  })

  it('a picture that is gone leaves a grey area, and is named', async () => {
    const { notes } = await written(groupOf([imageItem('gone')], { role: 'figure', alt: 'A cat' }))
    expect(notes).toEqual([{ kind: 'pictureMissing', slide: 0, mediaId: 'gone' }])
  })
})

it('makes pieces that lie over each other transparent together', async () => {
  const { contents, objects } = await written(
    groupOf([rectangle(0, 0, 20, 10), rectangle(10, 0, 20, 10)], { opacity: 0.4 }),
    groupOf([rectangle(0, 0, 20, 10), rectangle(40, 0, 20, 10)], { opacity: 0.5 }),
  )
  expect(objects.match(/\/S \/Transparency/g)).toHaveLength(1)
  expect(contents).toMatch(/\/Group\d+ Do/)
  expect(objects).toMatch(/\/ca 0\.4/)
  expect(objects).toMatch(/\/ca 0\.5/)
})

it('sets letters apart as the slide does, without ligatures, and keeps the width', async () => {
  const { contents } = await written(paragraph('fifty', { letterSpacing: 3, width: 90 }))
  expect(contents).toMatch(/3 Tc/)
  expect(contents).toMatch(/[\d.]+ Tz/)
})

it('draws gradients with stops that begin late and are transparent, dots, and pictures that are cut', async () => {
  const stops = [
    { at: 0.2, color: '#000000', opacity: 1 },
    { at: 1, color: '#ffffff', opacity: 0 },
  ]
  const dots = { color: '#112233', width: 4, dash: [0, 8], cap: 'round' as const }
  const shape = { ...rectangle(0, 0, 20, 10), fill: { kind: 'gradient' as const, angle: 45, stops }, stroke: dots }
  const { contents, objects } = await written(groupOf([shape]), groupOf([imageItem('cat', { clip: 'M0 0h9v9z' })]))
  expect(objects).toMatch(/\/S \/Luminosity/)
  expect(contents).toMatch(/\[0\.01 8\] 0 d/)
  expect(contents).toMatch(/W n/)
})

it('puts spaces and brackets between right-to-left words where they are seen, whichever font has them', () => {
  expect(rightToLeft(' (')).toBe(') ')
  expect(rightToLeft(') ')).toBe(' (')
  expect(rightToLeft('שלום (')).toBe('שלום )')
})

it('mixes a layer that blends with what lies below it as one object, casts its shadow, and outlines letters as paths', async () => {
  const shadow = { x: 4, y: 6, blur: 10, color: '#000000', opacity: 0.5 }
  const outlined = { ...textItem('Hello'), outline: { color: '#00ff00', width: 3 } }
  const { contents, objects } = await written(
    groupOf([rectangle(0, 0, 20, 10)], { blend: 'softLight', shadow }),
    groupOf([outlined], { role: 'paragraph', shadow }),
  )
  expect(objects).toMatch(/\/BM \/SoftLight/)
  expect(objects).toMatch(/\/Group <<[^>]*\/I true/)
  expect(contents).toMatch(/\/Blend\d+ gs/)
  expect(contents).toMatch(/240 0 0 -140 40 170 cm/)
  expect(contents).toMatch(/6 w\s+1 J\s+1 j/)
})
