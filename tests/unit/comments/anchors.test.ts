import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locateLayer } from '@postwright/core/comments/layer-anchor'
import { anchorText, locateText } from '@postwright/core/comments/text-anchor'
import { COMMENT_CONTEXT_MAX, COMMENT_QUOTE_MAX } from '@postwright/core/model/comment'

const TEXT = 'Oak is back in stock. Come by on Saturday and choose a board of oak for your own shelf.'

const rangeOf = (words: string, text = TEXT) => {
  const from = text.indexOf(words)
  return anchorText(text, from, from + words.length)
}

function wordsAt(anchor: ReturnType<typeof rangeOf>, text: string): string | null {
  const place = locateText(anchor, text)
  return place.kind === 'found' ? text.slice(place.from, place.to) : null
}

describe('the words of a comment', () => {
  it('are found where they have moved to', () => {
    const anchor = rangeOf('on Saturday')
    expect(wordsAt(anchor, `News! ${TEXT}`)).toBe('on Saturday')
    expect(wordsAt(anchor, 'Come by on Saturday and choose a board of oak.')).toBe('on Saturday')
  })

  it('are found by what stands around them after they were edited, and say so', () => {
    const text = TEXT.replace('on Saturday', 'early on Sunday')
    expect(wordsAt(rangeOf('on Saturday'), text)).toBe('early on Sunday')
    expect(locateText(rangeOf('on Saturday'), text)).toMatchObject({ isEdited: true })
  })

  it('are removed once others stand there or none do, although the same words are elsewhere', () => {
    const anchor = rangeOf('oak')
    expect(locateText(anchor, TEXT.replace(' of oak', ''))).toEqual({ kind: 'removed' })
    expect(locateText(anchor, TEXT.replace('of oak', 'of pine'))).toEqual({ kind: 'removed' })
    expect(locateText(anchor, '')).toEqual({ kind: 'removed' })
  })

  it('are told from the same words elsewhere by what stands around them', () => {
    const text = 'Board one. Board two. Board three.'
    const at = text.indexOf('Board', 12)
    const anchor = anchorText(text, at, at + 5)
    const moved = `Board zero. ${text}`
    expect(locateText(anchor, moved)).toMatchObject({ from: at + 12 })
  })

  it('are found whole at the edge of a text whose one neighbour is gone', () => {
    const anchor = anchorText(' The quote of a comment', 1, 23)
    expect(wordsAt(anchor, 'The quote of a comment')).toBe('The quote of a comment')
  })

  it('stay themselves whatever is written before and after them', () => {
    const part = fc.string({ unit: 'grapheme', maxLength: 80 })
    fc.assert(
      fc.property(part, part, part, part, (before, after, lead, tail) => {
        const text = `${before}The quote of a comment${after}`
        const anchor = anchorText(text, before.length, text.length - after.length)
        expect(wordsAt(anchor, `${lead}${text}${tail}`)).toBe('The quote of a comment')
        expect(wordsAt(anchor, `${lead}The quote of a comment${tail}`)).toBe('The quote of a comment')
      }),
    )
  })

  it('have a place inside of the text, or none, after any edit', () => {
    const text = fc.string({ unit: 'binary', maxLength: 200 })
    fc.assert(
      fc.property(text, text, fc.nat(200), fc.nat(200), (before, after, a, b) => {
        const from = Math.min(a, b, before.length)
        const anchor = anchorText(before, from, Math.min(Math.max(a, b), before.length))
        const place = locateText(anchor, after)
        if (place.kind === 'removed') return
        expect(place.from).toBeGreaterThanOrEqual(0)
        expect(place.to).toBeGreaterThanOrEqual(place.from)
        expect(place.to).toBeLessThanOrEqual(after.length)
      }),
    )
  })

  it('are cut to the limits of a comment, between characters', () => {
    const anchor = anchorText('😀'.repeat(800), 600, 1500)
    expect(anchor.quote.length).toBeLessThanOrEqual(COMMENT_QUOTE_MAX)
    expect(anchor.before.length).toBeLessThanOrEqual(COMMENT_CONTEXT_MAX)
    expect([anchor.quote, anchor.before, anchor.after].every((each) => each.isWellFormed())).toBe(true)
    expect(anchorText('x'.repeat(3000), 10, 2000).to).toBe(10 + COMMENT_QUOTE_MAX)
  })
})

describe('the layer of a comment', () => {
  const slide = (id: string, ...layers: string[]) => ({ id, layers: layers.map((each) => ({ id: each })) })
  const subject = { slideId: 's1', anchor: { kind: 'layer' as const, layerId: 'lamp' } }

  it('is on its slide, also when copies of it are on others', () => {
    const place = locateLayer(subject, [slide('s2', 'lamp'), slide('s1', 'lamp', 'title')])
    expect(place).toEqual({ kind: 'found', slideId: 's1' })
  })

  it('is followed to the one slide that it was moved to', () => {
    expect(locateLayer(subject, [slide('s1'), slide('s2', 'lamp')])).toEqual({ kind: 'found', slideId: 's2' })
  })

  it('is gone from its slide, or with its slide', () => {
    expect(locateLayer(subject, [slide('s1', 'title')])).toEqual({ kind: 'layer_removed', slideId: 's1' })
    expect(locateLayer(subject, [slide('s1'), slide('s2', 'lamp'), slide('s3', 'lamp')]).kind).toBe('layer_removed')
    expect(locateLayer(subject, [slide('s2')])).toEqual({ kind: 'slide_removed' })
  })
})
