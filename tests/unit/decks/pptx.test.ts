import { describe, expect, it } from 'vitest'
import { pathItem } from '@postwright/core/scene/drawing/paths'
import { slidePartsOf } from '@/decks/export/pptx/slide-parts.ts'
import { alignOf, textRuns } from '@/decks/export/pptx/text-runs.ts'
import { drawingOf, groupOf, imageItem, rectangle, textItem } from '../../web/decks/support/sample-drawing.ts'

const plain = pathItem(
  'M0 0H20V10H0Z',
  { x: 0, y: 0, width: 20, height: 10 },
  { kind: 'solid', color: '#ff0000' },
  null,
)

const kindsOf = (...groups: Parameters<typeof drawingOf>) => slidePartsOf(drawingOf(...groups)).map(({ kind }) => kind)

function textOf(...items: ReturnType<typeof textItem>[]) {
  const part = slidePartsOf(drawingOf(groupOf(items, { role: 'paragraph' }))).find(({ kind }) => kind === 'text')
  if (part?.kind !== 'text') throw new Error('There is no text')
  return part
}

describe('a slide in a presentation', () => {
  it('keeps text as text and filled shapes as shapes, and draws the rest as images', () => {
    const stops = [
      { at: 0, color: '#000000', opacity: 1 },
      { at: 1, color: '#ffffff', opacity: 0 },
    ]
    const gradient = { ...rectangle(0, 0, 20, 10), fill: { kind: 'gradient' as const, angle: 45, stops } }
    expect(kindsOf(groupOf([plain, textItem('Hello')]), groupOf([gradient]), groupOf([imageItem('cat')]))).toEqual([
      'shape',
      'text',
      'picture',
      'picture',
    ])
  })

  it('draws shadows and outlined letters as images that say their words, and one of all that a blended layer is mixed with', () => {
    const shadow = { x: 4, y: 6, blur: 10, color: '#000000', opacity: 0.5 }
    const parts = (...groups: Parameters<typeof drawingOf>) => slidePartsOf(drawingOf(...groups))
    expect(parts(groupOf([textItem('Hello')], { shadow }))).toMatchObject([{ kind: 'picture', alt: 'Hello' }])
    const mixed = parts(
      groupOf([plain]),
      groupOf([textItem('Below')]),
      groupOf([plain], { blend: 'screen' }),
      groupOf([plain]),
    )
    expect(mixed).toMatchObject([
      { kind: 'picture', alt: 'Below', box: { width: 400, height: 500 } },
      { kind: 'shape' },
    ])
  })

  it('leaves out what is not seen', () => {
    expect(kindsOf(groupOf([rectangle(0, 0, 20, 10)], { opacity: 0 }))).toEqual([])
  })

  it('sets text in the fonts, sizes and colours of the deck, and lists as lists', () => {
    const [first, second] = textRuns(
      textOf(
        textItem('•', { from: -1, to: -1 }),
        textItem('One', { from: 0, to: 3 }),
        textItem('Two', { paragraph: 1 }),
      ),
    )
    expect(first).toMatchObject({ text: 'One', options: { breakLine: true, bullet: { characterCode: '2022' } } })
    expect(first?.options?.fontFace).toBeTruthy()
    expect(first?.options?.color).toMatch(/^[0-9a-f]{6}$/)
    expect(second?.text).toBe('Two')
  })

  it('holds no control characters, which would make the file unreadable', () => {
    expect(textRuns(textOf(textItem('a\u0001b')))[0]?.text).toBe('ab')
  })

  it('knows how lines stand from where they are', () => {
    const part = textOf(textItem('One'))
    expect(alignOf(part)).toBe('left')
    const [span] = part.spans
    const middle = span && { ...span, x: (part.width - span.span.width) / 2 }
    expect(middle && alignOf({ ...part, spans: [middle] })).toBe('center')
  })

  it('sets the name beside a portrait where it stands, not over the portrait', () => {
    const part = textOf(textItem('Ada', {}, { x: 60, y: 20 }), textItem('@ada', { paragraph: 1 }, { x: 60, y: 44 }))
    expect(part.box.x).toBe(60 + textOf(textItem('One')).box.x)
    expect(part.spans.map(({ x }) => x)).toEqual([0, 0])
  })
})
