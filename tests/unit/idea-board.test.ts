import { ideas, type Idea } from '@postwright/core/collections/ideas'
import { placeBetween, placeSchema, spreadPlaces } from '@postwright/core/places/place'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gapId, parseGap, placeIn, spreadIn, type ShownLane, nextGap } from '@/features/ideas/drop-gaps.ts'
import { newIdea, type IdeaDraft, mergeIdeas } from '@/features/ideas/idea-draft.ts'
import { itemText } from '@/features/ideas/item-text.ts'
import { makeBase } from '../support/factories/document-base.ts'

function idea(id: string, place: number, laneId = 'a'): Idea {
  return ideas.schema.parse({ ...makeBase(id), ...newIdea(id, { laneId, place }) })
}

const lane: ShownLane = {
  laneId: 'a',
  ideas: [idea('x', 0), idea('y', 10), idea('z', 20)],
  before: null,
  hasNext: false,
}

describe('a gap between cards', () => {
  test('gives the place between its neighbours, before the first and after the last', () => {
    const moved = idea('new', 0, 'b')
    expect(placeIn(lane, 1, moved)).toBe(5)
    expect(placeIn(lane, 0, moved)).toBeLessThan(0)
    expect(placeIn(lane, 3, moved)).toBeGreaterThan(20)
    expect(placeIn({ ...lane, ideas: [] }, 0, moved)).toBe(0)
  })

  test('before the next page gives the next whole number, as what follows is not known', () => {
    expect(placeIn({ ...lane, hasNext: true }, 3, idea('new', 0, 'b'))).toBe(21)
  })

  test('beside the card itself changes nothing', () => {
    const [, y] = lane.ideas
    if (!y) throw new Error('no card')
    expect([placeIn(lane, 1, y), placeIn(lane, 2, y)]).toEqual([null, null])
    expect(placeIn(lane, 3, y)).toBeGreaterThan(20)
  })

  test('without room asks for new places', () => {
    const tight = { ...lane, ideas: [idea('x', 0), idea('y', 1)] }
    expect(placeIn(tight, 1, idea('new', 5, 'b'))).toBe('spread')
  })

  test('above a later page gives the place between that page and the previous one', () => {
    expect(placeIn({ ...lane, before: -10 }, 0, idea('new', 0, 'b'))).toBe(-5)
    expect(placeIn({ ...lane, ideas: [], before: 30 }, 0, idea('new', 0, 'b'))).toBeGreaterThan(30)
    expect(placeIn({ ...lane, before: -1 }, 0, idea('new', 0, 'b'))).toBe('spread')
  })

  test.each([
    { before: null, hasNext: false },
    { before: null, hasNext: true },
    { before: -7, hasNext: false },
    { before: -7, hasNext: true },
  ])('gives a page new places that stay between its neighbours: %o', ({ before, hasNext }) => {
    const spread = spreadIn({ ...lane, before, hasNext }, 1, idea('new', 5, 'b')) ?? []
    expect(spread.map((each) => each.idea.id)).toEqual(['x', 'new', 'y', 'z'])
    const places = spread.map(({ place }) => place)
    expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(before ?? -Infinity)
    expect(places[3]).toBeLessThanOrEqual(hasNext ? 20 : Infinity)
  })

  test('gives no new places when the neighbouring pages leave no room', () => {
    expect(spreadIn({ ...lane, ideas: [idea('x', 1)], before: 0, hasNext: true }, 0, idea('new', 5, 'b'))).toBeNull()
  })

  test('is found again by its id, whatever the lane is called', () => {
    expect(parseGap(gapId({ laneId: '-lane_1', at: 12 }))).toEqual({ laneId: '-lane_1', at: 12 })
    expect(parseGap('card')).toBeNull()
  })

  test('leads to the next one by arrow keys, to the same height of a neighbour, and nowhere past the edge', () => {
    const lanes = [lane, { laneId: 'b', ideas: [idea('q', 0, 'b')], before: null, hasNext: false }]
    expect(nextGap(lanes, { laneId: 'a', at: 1 }, 'ArrowDown')).toEqual({ laneId: 'a', at: 2 })
    expect(nextGap(lanes, { laneId: 'a', at: 3 }, 'ArrowDown')).toEqual({ laneId: 'a', at: 3 })
    expect(nextGap(lanes, { laneId: 'a', at: 3 }, 'ArrowRight')).toEqual({ laneId: 'b', at: 1 })
    expect(nextGap(lanes, { laneId: 'a', at: 2 }, 'ArrowLeft')).toEqual({ laneId: 'a', at: 2 })
    expect(nextGap(lanes, { laneId: 'a', at: 2 }, 'Enter')).toBeNull()
  })
})

test('places keep the order of any insertions, and are ones that can be stored', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50), { maxLength: 40 }), (spots) => {
      let places: number[] = []
      for (const spot of spots) {
        const at = Math.min(spot, places.length)
        const place = placeBetween(places[at - 1] ?? null, places[at] ?? null)
        places = place === null ? spreadPlaces(places.length) : places.toSpliced(at, 0, place)
      }
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(new Set(places).size).toBe(places.length)
      for (const place of places) expect(placeSchema.safeParse(place).success).toBe(true)
    }),
  )
})

describe('two versions of an idea', () => {
  const base: IdeaDraft = newIdea('Oak', { laneId: 'a', place: 0 })

  test('fit together when one was moved and the other written on', () => {
    const mine = { ...base, text: 'Oak and ash' }
    const theirs = { ...base, laneId: 'b', place: 7, labels: ['wood'] }
    expect(mergeIdeas(base, mine, theirs)).toEqual({ ...theirs, text: 'Oak and ash' })
    expect(mergeIdeas(base, theirs, mine)).toEqual({ ...theirs, text: 'Oak and ash' })
  })

  test('are left to a person when both changed the words', () => {
    expect(mergeIdeas(base, { ...base, text: 'Ash' }, { ...base, text: 'Elm' })).toBeNull()
  })
})

test('an item of a feed gives its title once, and its address to posts only', () => {
  const item = {
    id: 'i',
    title: 'Oak',
    text: 'Oak is a tree.',
    link: 'https://a.example/',
    imageUrl: '',
    publishedAt: null,
  }
  expect(itemText(item, false)).toBe('Oak is a tree.')
  expect(itemText({ ...item, text: 'A tree.' }, true)).toBe('Oak\n\nA tree.\n\nhttps://a.example/')
})
