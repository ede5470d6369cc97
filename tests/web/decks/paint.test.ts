import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paint } from '@/decks/drawing/paint.ts'
import { NO_PICTURES } from '@/decks/drawing/images.ts'
import { recordingContext, stubCanvases, type Recording } from './support/recording-context.ts'
import { drawingOf, groupOf, imageItem, rectangle, textItem } from './support/sample-drawing.ts'

let layers: Recording[] = []
beforeEach(() => ({ layers } = stubCanvases()))
afterEach(() => vi.unstubAllGlobals())

const LOGO = { width: 100, height: 50, toString: () => 'logo' } as unknown as ImageBitmap

function painted(...given: Parameters<typeof drawingOf>) {
  const { context, calls } = recordingContext()
  paint(context, drawingOf(...given), { get: (id) => (id === 'logo' ? LOGO : null) }, 2)
  return { calls, context }
}

describe('a slide on a canvas', () => {
  it('is cut at its edges, scaled, with each group at its place and turned around its middle', () => {
    const { calls } = painted(groupOf([rectangle(0, 0, 20, 10)], { rotation: 90 }))
    expect(calls).toEqual([
      'scale 2 2',
      'beginPath',
      'rect 0 0 400 500',
      'clip',
      'translate 150 90',
      `rotate ${Math.PI / 2}`,
      'translate -100 -50',
      'fill M0 0h20v10h-20z',
    ])
  })

  it('runs gradients over the box of what they fill, by their angle', () => {
    const stops = [
      { at: 0, color: '#000000', opacity: 1 },
      { at: 1, color: '#ffffff', opacity: 0.5 },
    ]
    const item = { ...rectangle(0, 0, 20, 10), fill: { kind: 'gradient' as const, angle: 90, stops } }
    const { calls } = painted(groupOf([item]))
    expect(calls.slice(-4)).toEqual([
      'gradient 10 0 10 10',
      'stop 0 #000000ff',
      'stop 1 #ffffff80',
      'fill M0 0h20v10h-20z',
    ])
  })

  it('shows the wanted part of a picture, cut by its mask, and mirrored where asked', () => {
    const crop = { focus: { x: 1, y: 0.5 }, zoom: 2 }
    const { calls } = painted(groupOf([imageItem('logo', { ...crop, clip: 'M0 0h9v9z', isFlipped: true })]))
    expect(calls.slice(-4)).toEqual([
      'clip M0 0h9v9z',
      'translate 200 0',
      'scale -1 1',
      'drawImage logo 50 12.5 50 25 0 0 200 100',
    ])
  })

  it('keeps the place of a picture that is not there', () => {
    expect(painted(groupOf([imageItem('gone')])).calls.at(-1)).toBe('fillRect 0 0 200 100')
  })

  it('sets words in their font, direction and spacing, underlined and struck', () => {
    const span = { letterSpacing: 3, direction: 'rtl' as const, isUnderlined: true, isStruck: true }
    const { calls, context } = painted(groupOf([textItem('abc', span)]))
    expect(calls.slice(-3)).toEqual(['fillText abc 5 40', 'fillRect 5 43.6 30 2', 'fillRect 5 31 30 2'])
    expect(context).toMatchObject({
      font: expect.stringMatching(/^400 30px "Inter", .*sans-serif$/),
      letterSpacing: '3px',
      direction: 'rtl',
      fillStyle: '#112233',
    })
  })
})

describe('transparency', () => {
  it('is applied to the pieces of a group that do not touch, and multiplies in groups of groups', () => {
    const inner = groupOf([rectangle(0, 0, 20, 10)], { opacity: 0.5, box: { x: 0, y: 0, width: 20, height: 10 } })
    const { calls } = painted(groupOf([inner, rectangle(50, 50, 20, 10)], { opacity: 0.5 }))
    expect(calls).toContain('fill M0 0h20v10h-20z at 0.25')
    expect(calls).toContain('fill M50 50h20v10h-20z at 0.5')
    expect(layers).toEqual([])
  })

  it('is applied once to pieces that lie over each other: they are painted on a layer of their own', () => {
    const { calls } = painted(groupOf([rectangle(0, 0, 20, 10), rectangle(10, 0, 20, 10)], { opacity: 0.4 }))
    expect(layers.map(({ calls: on }) => on.filter((call) => call.startsWith('fill')))).toEqual([
      ['fill M0 0h20v10h-20z', 'fill M10 0h20v10h-20z'],
    ])
    expect(calls.at(-1)).toBe('drawImage canvas 30x10 50 40 at 0.4')
  })

  it('of nothing at all paints nothing', () => {
    const { context, calls } = recordingContext()
    paint(context, groupOf([rectangle(0, 0, 20, 10)], { opacity: 0 }), NO_PICTURES)
    expect(calls).toEqual(['scale 1 1'])
  })
})
