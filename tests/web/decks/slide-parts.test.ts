import { describe, expect, it } from 'vitest'
import type { SlideDraft } from '@postwright/core/scene/slide'
import { joinLive } from '@/features/carousel-editor/join-live.ts'
import { slideParts } from '@/stored-decks/data/slide-drafts.ts'
import { toSlideDraft } from '@/features/carousel-editor/sync/slide-drafts.ts'
import { groupLayer, shapeLayer, slideOf } from '../../unit/scene/sample-scene.ts'

const box = (x: number) => ({ x, y: 100, width: 200, height: 200 })
const base = toSlideDraft(slideOf('s1', [shapeLayer('lamp'), shapeLayer('desk'), shapeLayer('sofa')]))

const withLayers = (change: (layers: SlideDraft['layers']) => SlideDraft['layers']): SlideDraft => ({
  ...base,
  layers: change(base.layers),
})
const changed = (id: string, fields: object) =>
  withLayers((layers) => layers.map((layer) => (layer.id === id ? { ...layer, ...fields } : layer)))
const join = (mine: SlideDraft, theirs: SlideDraft) => joinLive(slideParts, { base, mine, theirs })

describe('two versions of a slide', () => {
  it('keep what both sides made of different layers, and of different fields of one', () => {
    const { draft, lost } = join(changed('lamp', { box: box(500) }), changed('lamp', { opacity: 0.5 }))
    expect(draft.layers[0]).toMatchObject({ box: box(500), opacity: 0.5 })
    expect(join(changed('lamp', { name: 'A' }), changed('desk', { name: 'B' })).draft.layers).toMatchObject([
      { name: 'A' },
      { name: 'B' },
      { name: '' },
    ])
    expect(lost).toEqual([])
  })

  it('show the other side where both changed one field, and say what gave way', () => {
    const { draft, lost } = join(changed('lamp', { name: 'Mine' }), changed('lamp', { name: 'Theirs' }))
    expect(draft.layers[0]?.name).toBe('Theirs')
    expect(lost).toMatchObject([{ path: ['layers', 'lamp', 'name'], mine: 'Mine', theirs: 'Theirs' }])
  })

  it('keep a layer that one side removed and the other changed, whichever it was', () => {
    const without = withLayers((layers) => layers.filter(({ id }) => id !== 'lamp'))
    const renamed = changed('lamp', { name: 'Changed' })
    for (const { draft, lost } of [join(without, renamed), join(renamed, without)]) {
      expect(draft.layers.find(({ id }) => id === 'lamp')?.name).toBe('Changed')
      expect(lost).toEqual([])
    }
  })

  it('keep every change to a layer when both sides ordered the layers anew', () => {
    const mine = withLayers(([lamp, desk, sofa]) => [sofa, lamp, desk].flatMap((layer) => layer ?? []))
    const theirs = changed('sofa', { name: 'Theirs' })
    const reversed = { ...theirs, layers: theirs.layers.toReversed() }
    const { draft } = join({ ...mine, layers: mine.layers.map((layer) => ({ ...layer, alt: layer.id })) }, reversed)
    expect(draft.layers.map(({ id, alt, name }) => [id, alt, name])).toEqual([
      ['sofa', 'sofa', 'Theirs'],
      ['desk', 'desk', ''],
      ['lamp', 'lamp', ''],
    ])
  })

  it('take a layer out of a group that the other side has removed', () => {
    const grouped = withLayers((layers) => [groupLayer('team'), ...layers])
    const inside = {
      ...grouped,
      layers: grouped.layers.map((each) => (each.id === 'desk' ? { ...each, groupId: 'team' } : each)),
    }
    const { draft } = joinLive(slideParts, { base: grouped, mine: inside, theirs: base })
    expect(draft.layers.map(({ id, groupId }) => [id, groupId])).toEqual([
      ['lamp', ''],
      ['desk', ''],
      ['sofa', ''],
    ])
  })

  it('break a circle of groups that only both sides together have made', () => {
    const two = withLayers((layers) => [groupLayer('team'), groupLayer('club'), ...layers])
    const into = (id: string, groupId: string): SlideDraft => ({
      ...two,
      layers: two.layers.map((layer) => (layer.id === id ? { ...layer, groupId } : layer)),
    })
    const { draft, lost } = joinLive(slideParts, {
      base: two,
      mine: into('team', 'club'),
      theirs: into('club', 'team'),
    })
    expect(draft.layers.slice(0, 2).map(({ groupId }) => groupId)).toContain('')
    expect(lost).toEqual([])
  })
})
