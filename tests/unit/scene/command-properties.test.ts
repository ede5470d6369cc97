import { applyChange } from '@postwright/core/scene/apply-change'
import type { Change } from '@postwright/core/scene/change'
import { addLayers } from '@postwright/core/scene/commands/layer-list'
import { applyTheme } from '@postwright/core/scene/commands/deck-theme'
import { changeFormat } from '@postwright/core/scene/commands/change-format'
import { SCENE_COMMANDS } from '@postwright/core/scene/commands/commands'
import { groupLayers, ungroupLayers, nestLayers } from '@postwright/core/scene/commands/group-layers'
import { isEnabled } from '@postwright/core/scene/commands/scene-command'
import { resizeLayers, rotateLayers, placeLayers } from '@postwright/core/scene/commands/layer-placement'
import { restyleText } from '@postwright/core/scene/commands/restyle-text'
import { setBackground } from '@postwright/core/scene/commands/slide-commands'
import { setLayerFields, hideLayers, replacePicture } from '@postwright/core/scene/commands/layer-fields'
import { setParagraphs } from '@postwright/core/scene/commands/paragraphs'
import { membersOf, paintingOrder } from '@postwright/core/scene/geometry/layer-tree'
import { HANDLES } from '@postwright/core/scene/geometry/resize-box'
import { invertChange } from '@postwright/core/scene/invert-change'
import type { Scene } from '@postwright/core/scene/scene'
import { slideDraftSchema } from '@postwright/core/scene/slide'
import type { Target } from '@postwright/core/scene/target'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { IS_DEEP } from '../../support/deep.ts'
import {
  arbitraryColor,
  arbitraryFormat,
  arbitraryParagraphs,
  arbitraryScene,
  arbitraryTarget,
} from './arbitrary-scene.ts'
import { shapeLayer } from './sample-scene.ts'

const RUNS = IS_DEEP ? 3_000 : 150
const STEPS_MAX = 8
const TIMEOUT = IS_DEEP ? 300_000 : 60_000

/** A command with its arguments, to run on any scene. */
type Deed = { name: string; run(scene: Scene, target: Target, random: () => number): Change | null }

const length = fc.integer({ min: -3000, max: 3000 })

const WITHOUT_ARGUMENTS = fc.constantFrom(...SCENE_COMMANDS).map((command): Deed => ({
  name: command.id,
  run: (scene, target, random) =>
    command.run(scene, target, { random, newSlideId: () => `new${Math.floor(random() * 1e9)}` }),
}))

const WITH_ARGUMENTS: fc.Arbitrary<Deed>[] = [
  fc
    .record({
      handle: fc.constantFrom(...HANDLES),
      dx: length,
      dy: length,
      keepsAspect: fc.boolean(),
      fromCenter: fc.boolean(),
      scalesText: fc.boolean(),
    })
    .map((pull) => ({ name: 'resize', run: (scene, target) => resizeLayers(scene, target, pull) })),
  fc.integer({ min: -720, max: 720 }).map((degrees) => ({
    name: 'rotate',
    run: (scene, target) => rotateLayers(scene, target, { degrees }),
  })),
  fc.record({ x: length, y: length, width: length, height: length }).map((box) => ({
    name: 'place',
    run: (scene, target) =>
      placeLayers(scene, target, { placements: new Map(target.layerIds.map((id) => [id, { box, rotation: 45 }])) }),
  })),
  fc.constant({
    name: 'add',
    run: (scene: Scene, target: Target, random: () => number) =>
      addLayers(scene, target, { layers: [shapeLayer(`new${Math.floor(random() * 1e9)}`)] }),
  }),
  fc.nat(4).map((at) => ({
    name: 'nest',
    run: (scene, target) => nestLayers(scene, target, { groupId: at < 3 ? `group${at}` : '', above: 'layer1' }),
  })),
  fc.boolean().map((isHidden) => ({ name: 'hide', run: (scene, target) => hideLayers(scene, target, { isHidden }) })),
  arbitraryParagraphs.map((paragraphs) => ({
    name: 'write',
    run: (scene, target) => setParagraphs(scene, target, { paragraphs }),
  })),
  fc
    .record({ size: fc.integer({ min: -5, max: 3000 }), color: arbitraryColor, from: fc.nat(20), to: fc.nat(20) })
    .map(({ size, color, from, to }) => ({
      name: 'restyle',
      run: (scene, target) =>
        restyleText(scene, target, { style: { size }, run: { color, isItalic: true }, range: { from, to } }),
    })),
  fc.anything().map((value) => ({
    name: 'anything as fields',
    run: (scene, target) =>
      setLayerFields(scene, target, { fields: { fill: value, opacity: value, name: value, box: value, id: value } }),
  })),
  fc.constantFrom(null, 'other').map((mediaId) => ({
    name: 'picture',
    run: (scene, target) => replacePicture(scene, target, { mediaId }),
  })),
  fc.boolean().map((onAll) => ({
    name: 'background',
    run: (scene, target) => setBackground(scene, target, { background: { opacity: 0.5 }, onAll }),
  })),
  fc.boolean().map((mapsColors) => ({
    name: 'theme',
    run: (scene) => {
      const { theme } = scene.deck
      return applyTheme(scene, { theme: { ...theme, colors: { ...theme.colors, accent: '#112233' } }, mapsColors })
    },
  })),
  arbitraryFormat.map((format) => ({ name: 'format', run: (scene) => changeFormat(scene, { format }) })),
]

const deed = fc.oneof({ arbitrary: WITHOUT_ARGUMENTS, weight: 12 }, ...WITH_ARGUMENTS)

function expectSound(scene: Scene) {
  for (const { id: _id, ...draft } of scene.slides) {
    const parsed = slideDraftSchema.safeParse(draft)
    expect(parsed.error?.message).toBeUndefined()
    expect(parsed.data).toEqual(draft)
  }
  expect(new Set(scene.slides.map(({ id }) => id)).size).toBe(scene.slides.length)
}

function seeded(): () => number {
  let state = 1
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

it('takes back whatever was done, in any order, and always leaves a valid document', { timeout: TIMEOUT }, () => {
  const changed = new Set<string>()
  const story = arbitraryScene().chain((scene) =>
    fc.tuple(
      fc.constant(scene),
      fc.array(fc.tuple(deed, arbitraryTarget(scene)), { minLength: 1, maxLength: STEPS_MAX }),
    ),
  )
  fc.assert(
    fc.property(story, ([scene, deeds]) => {
      expectSound(scene)
      const random = seeded()
      const done: { before: Scene; change: Change }[] = []
      let now = scene
      for (const [{ name, run }, target] of deeds) {
        const change = run(now, target, random)
        if (!change) continue
        changed.add(name)
        const next = applyChange(now, change)
        expect(next).not.toEqual(now)
        expectSound(next)
        done.push({ before: now, change })
        now = next
      }
      for (const { before, change } of done.toReversed()) {
        now = applyChange(now, invertChange(change))
        expect(now).toEqual(before)
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
  expect(changed.size).toBeGreaterThan(IS_DEEP ? 50 : 40)
})

it('changes nothing by a command that is not offered', { timeout: TIMEOUT }, () => {
  const story = arbitraryScene().chain((scene) =>
    fc.tuple(fc.constant(scene), arbitraryTarget(scene), fc.constantFrom(...SCENE_COMMANDS)),
  )
  fc.assert(
    fc.property(story, ([scene, target, command]) => {
      const change = command.run(scene, target, { random: seeded(), newSlideId: () => 'another' })
      expect(change === null || isEnabled(command, scene, target) ? '' : command.id).toBe('')
    }),
    { numRuns: RUNS * 2 },
  )
})

it('leaves everything where it is and as it is painted when it is grouped and ungrouped', { timeout: TIMEOUT }, () => {
  const story = arbitraryScene().chain((scene) => fc.tuple(fc.constant(scene), arbitraryTarget(scene)))
  fc.assert(
    fc.property(story, ([scene, target]) => {
      const grouped = groupLayers(scene, target, { id: 'another' })
      if (!grouped) return
      const inGroup = applyChange(scene, grouped)
      const loose = ungroupLayers(inGroup, { ...target, layerIds: ['another'] })
      const after = loose ? applyChange(inGroup, loose) : inGroup
      for (const now of [inGroup, after]) expect(placesIn(now, target)).toEqual(placesIn(scene, target))
      const chosen = new Set(membersOf(layersIn(scene, target), target.layerIds).map(({ id }) => id))
      const order = (now: Scene) =>
        paintingOrder(layersIn(now, target)).flatMap(({ id }) => (chosen.has(id) ? [id] : []))
      expect(order(after)).toEqual(order(inGroup))
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
})

function layersIn({ slides }: Scene, { slideId }: Target) {
  return slides.find(({ id }) => id === slideId)?.layers ?? []
}

function placesIn(scene: Scene, target: Target) {
  const placed = layersIn(scene, target).filter((layer) => layer.type !== 'group')
  return Object.fromEntries(placed.map(({ id, box, rotation }) => [id, { box, rotation }]))
}
