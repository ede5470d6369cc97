import { applyChange } from '@postwright/core/scene/apply-change'
import type { Change } from '@postwright/core/scene/change'
import { addSlides, moveSlide, removeSlide } from '@postwright/core/scene/commands/slide-commands'
import { alignLayers } from '@postwright/core/scene/commands/layer-alignment'
import { applyTheme } from '@postwright/core/scene/commands/deck-theme'
import { distributeLayers } from '@postwright/core/scene/commands/distribute-layers'
import { duplicateLayers } from '@postwright/core/scene/commands/duplicate-layers'
import { groupLayers, ungroupLayers, nestLayers } from '@postwright/core/scene/commands/group-layers'
import { matchSize } from '@postwright/core/scene/commands/commands'
import { moveLayers, resizeLayers, rotateLayers } from '@postwright/core/scene/commands/layer-placement'
import { removeLayers, reorderLayers } from '@postwright/core/scene/commands/layer-list'
import { resetOverride, differingLayers } from '@postwright/core/scene/commands/overrides'
import { reflowSlide } from '@postwright/core/scene/reflow/reflow-slide'
import type { Layer } from '@postwright/core/scene/layer'
import type { Scene } from '@postwright/core/scene/scene'
import type { Target } from '@postwright/core/scene/target'
import { setLayerFields } from '@postwright/core/scene/commands/layer-fields'
import { describe, expect, it } from 'vitest'
import { groupLayer, sceneOf, shapeLayer, slideOf } from './sample-scene.ts'

const at = (id: string, x: number, y: number, fields = {}): Layer =>
  shapeLayer(id, { box: { x, y, width: 100, height: 100 }, ...fields })
const sceneWith = (...layers: Layer[]) => sceneOf(slideOf('s1', layers))
const target = (...layerIds: string[]): Target => ({ slideId: 's1', layerIds, format: '4:5' })

function after(scene: Scene, change: Change | null): Scene {
  expect(change).not.toBeNull()
  return change ? applyChange(scene, change) : scene
}

const layersOf = (scene: Scene) => scene.slides[0]?.layers ?? []
const idsOf = (scene: Scene) => layersOf(scene).map(({ id }) => id)
const boxesOf = (scene: Scene) => layersOf(scene).flatMap((layer) => ('box' in layer ? [layer.box] : []))

describe('placing', () => {
  it('moves groups with what is in them, and leaves what is locked', () => {
    const scene = sceneWith(
      groupLayer('gggg'),
      at('aaaa', 0, 0, { groupId: 'gggg' }),
      at('bbbb', 200, 0, { groupId: 'gggg', isLocked: true }),
    )
    expect(
      boxesOf(after(scene, moveLayers(scene, target('gggg'), { dx: 10, dy: 5 }))).map(({ x, y }) => [x, y]),
    ).toEqual([
      [10, 5],
      [200, 0],
    ])
    expect(moveLayers(scene, target('bbbb'), { dx: 10, dy: 5 })).toBeNull()
  })

  it('resizes and turns the layers of a group together', () => {
    const scene = sceneWith(
      groupLayer('gggg'),
      at('aaaa', 0, 0, { groupId: 'gggg' }),
      at('bbbb', 200, 0, { groupId: 'gggg' }),
    )
    const pull = { handle: 'se', dx: 300, dy: 100, keepsAspect: false, fromCenter: false, scalesText: true } as const
    expect(boxesOf(after(scene, resizeLayers(scene, target('gggg'), pull)))).toEqual([
      { x: 0, y: 0, width: 200, height: 200 },
      { x: 400, y: 0, width: 200, height: 200 },
    ])
    const turned = after(scene, rotateLayers(scene, target('gggg'), { degrees: 180 }))
    expect(boxesOf(turned).map(({ x }) => x)).toEqual([200, 0])
    expect(layersOf(turned)[1]).toMatchObject({ rotation: 180 })
  })

  it('lines up what is chosen, one alone at the slide, and a group as one', () => {
    const scene = sceneWith(
      groupLayer('gggg'),
      at('aaaa', 100, 0, { groupId: 'gggg' }),
      at('bbbb', 300, 50, { groupId: 'gggg' }),
      at('cccc', 50, 300),
    )
    const left = after(scene, alignLayers(scene, target('gggg', 'cccc'), { edge: 'left' }))
    expect(boxesOf(left).map(({ x }) => x)).toEqual([50, 250, 50])
    const bottom = after(scene, alignLayers(scene, target('cccc'), { edge: 'bottom' }))
    expect(boxesOf(bottom)[2]?.y).toBe(1250)
  })

  it('gives equal gaps, and equal sizes by what was chosen first', () => {
    const scene = sceneWith(
      at('aaaa', 0, 0),
      at('bbbb', 500, 0),
      at('cccc', 120, 0),
      shapeLayer('dddd', { box: { x: 0, y: 0, width: 40, height: 60 } }),
    )
    const spread = after(scene, distributeLayers(scene, target('aaaa', 'bbbb', 'cccc'), { axis: 'horizontal' }))
    expect(boxesOf(spread).map(({ x }) => x)).toEqual([0, 500, 250, 0])
    const matched = after(scene, matchSize(scene, target('dddd', 'aaaa'), { dimension: 'width' }))
    expect(boxesOf(matched)[0]).toEqual({ x: 30, y: 0, width: 40, height: 100 })
  })

  it('keeps a place in another format as an override, which can be taken back', () => {
    const scene = sceneWith(at('aaaa', 100, 100))
    const wide = { ...target('aaaa'), format: '16:9' as const }
    const moved = after(scene, moveLayers(scene, wide, { dx: 40, dy: 0 }))
    expect(boxesOf(moved)).toEqual(boxesOf(scene))
    const [before, now] = [scene, moved].map(({ slides }) =>
      slides[0] ? reflowSlide(slides[0], '4:5', '16:9')[0] : null,
    )
    expect(now && 'box' in now && before && 'box' in before && now.box.x - before.box.x).toBe(40)
    expect(moved.slides[0] && [...differingLayers(moved.slides[0], '16:9')]).toEqual(['aaaa'])
    expect(after(moved, resetOverride(moved, wide))).toEqual(scene)
  })
})

it('sets one part of the strokes of several layers, and each keeps the rest of its own', () => {
  const stroke = { color: '#e4572e', width: 2, dash: 'dotted' } as const
  const scene = sceneWith(at('aaaa', 0, 0, { stroke }), at('bbbb', 200, 0, { stroke: { ...stroke, color: '#1b998b' } }))
  const set = setLayerFields(scene, target('aaaa', 'bbbb'), { fields: { stroke: { width: 8 } } })
  expect(layersOf(after(scene, set))).toMatchObject([
    { stroke: { color: '#e4572e', width: 8, dash: 'dotted' } },
    { stroke: { color: '#1b998b', width: 8, dash: 'dotted' } },
  ])
})

describe('the order and groups of layers', () => {
  const scene = sceneWith(at('aaaa', 0, 0), at('bbbb', 10, 0), at('cccc', 20, 0), at('dddd', 30, 0))

  it('raises and lowers what is chosen, each past one other', () => {
    const order = (to: 'front' | 'forward' | 'backward' | 'back', ...ids: string[]) =>
      idsOf(after(scene, reorderLayers(scene, target(...ids), { to }))).join(' ')
    expect(order('front', 'aaaa', 'bbbb')).toBe('cccc dddd aaaa bbbb')
    expect(order('back', 'dddd')).toBe('dddd aaaa bbbb cccc')
    expect(order('forward', 'aaaa', 'bbbb')).toBe('cccc aaaa bbbb dddd')
    expect(order('backward', 'cccc', 'dddd')).toBe('aaaa cccc dddd bbbb')
    expect(reorderLayers(scene, target('dddd'), { to: 'forward' })).toBeNull()
  })

  it('leaves every layer at its place when it is grouped and ungrouped', () => {
    const grouped = after(scene, groupLayers(scene, target('aaaa', 'cccc'), { id: 'gggg' }))
    expect(idsOf(grouped)).toEqual(['bbbb', 'gggg', 'aaaa', 'cccc', 'dddd'])
    const loose = after(grouped, ungroupLayers(grouped, target('gggg')))
    expect(layersOf(loose).toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(layersOf(scene))
  })

  it('groups inside a group, and never puts a group into itself', () => {
    const outer = after(scene, groupLayers(scene, target('aaaa', 'bbbb', 'cccc'), { id: 'outer' }))
    const inner = after(outer, groupLayers(outer, target('aaaa', 'bbbb'), { id: 'inner' }))
    expect(layersOf(inner).find(({ id }) => id === 'inner')).toMatchObject({ groupId: 'outer' })
    expect(nestLayers(inner, target('outer'), { groupId: 'inner', above: null })).toBeNull()
    const out = after(inner, nestLayers(inner, target('aaaa', 'bbbb'), { groupId: '', above: 'dddd' }))
    expect(idsOf(out)).toEqual(['outer', 'cccc', 'dddd', 'aaaa', 'bbbb'])
  })

  it('removes groups that hold nothing any more, and keeps those with something locked', () => {
    const locked = sceneWith(
      groupLayer('gggg'),
      at('aaaa', 0, 0, { groupId: 'gggg' }),
      at('bbbb', 0, 0, { groupId: 'gggg', isLocked: true }),
    )
    expect(idsOf(after(locked, removeLayers(locked, target('gggg'))))).toEqual(['gggg', 'bbbb'])
    const open = sceneWith(groupLayer('gggg'), at('aaaa', 0, 0, { groupId: 'gggg' }), at('cccc', 0, 0))
    expect(idsOf(after(open, removeLayers(open, target('aaaa'))))).toEqual(['cccc'])
  })

  it('puts copies above what they are copies of, in the same group', () => {
    const grouped = after(scene, groupLayers(scene, target('aaaa', 'cccc'), { id: 'gggg' }))
    let last = 0
    const copied = after(
      grouped,
      duplicateLayers(grouped, target('aaaa'), { random: () => (last = (last + 0.137) % 1) }),
    )
    const copy = layersOf(copied)[3]
    expect(copy).toMatchObject({ groupId: 'gggg', box: { x: 24, y: 24 } })
    expect(idsOf(copied)).toEqual(['bbbb', 'gggg', 'aaaa', copy?.id, 'cccc', 'dddd'])
  })

  it('adds nothing to a slide that is full', () => {
    const full = sceneWith(...Array.from({ length: 1000 }, (_, at) => shapeLayer(`layer${at}`)))
    let last = 0
    const random = () => (last = (last + 0.137) % 1)
    expect(duplicateLayers(full, target('layer1'), { random })).toBeNull()
  })
})

describe('slides and theme', () => {
  const scene = sceneOf(
    slideOf('s1', [], { place: 0 }),
    slideOf('s2', [], { place: 1 }),
    slideOf('s3', [], { place: 2 }),
  )
  const slidesOf = ({ slides }: Scene) => slides.map(({ id }) => id)

  it('moves slides, makes room where places have none left, and keeps the last one', () => {
    const moved = after(scene, moveSlide(scene, { slideId: 's3' }, { to: 1 }))
    expect(slidesOf(moved)).toEqual(['s1', 's3', 's2'])
    expect(slidesOf(after(moved, addSlides(moved, { slideId: 's1' }, { slides: [slideOf('s4', [])] })))).toEqual([
      's1',
      's4',
      's3',
      's2',
    ])
    expect(addSlides(scene, { slideId: 's1' }, { slides: [slideOf('s2', [])] })).toBeNull()
    const single = sceneOf(slideOf('s1', []))
    expect(removeSlide(single, { slideId: 's1' })).toBeNull()
  })

  it('lets colours that were set by themselves follow a new theme when asked to', () => {
    const fill = { kind: 'solid', color: '#3d4ee1' } as const
    const colored = sceneWith(at('aaaa', 0, 0, { fill }))
    const { theme } = colored.deck
    const other = { ...theme, colors: { ...theme.colors, primary: '#008000' } }
    expect(layersOf(after(colored, applyTheme(colored, { theme: other })))).toEqual(layersOf(colored))
    const mapped = after(colored, applyTheme(colored, { theme: other, mapsColors: true }))
    expect(layersOf(mapped)[0]).toMatchObject({ fill: { kind: 'solid', color: '@primary' } })
  })
})
