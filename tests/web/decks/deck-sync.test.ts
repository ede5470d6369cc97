import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Change } from '@postwright/core/scene/change'
import { createDeckStage, type DeckEditor } from '../support/deck-stage.ts'
import { shapeLayer, slideOf } from '../../unit/scene/sample-scene.ts'

const first = () => [
  slideOf('s1', [shapeLayer('lamp'), shapeLayer('desk')], { place: 0 }),
  slideOf('s2', [shapeLayer('sofa'), shapeLayer('door')], { place: 10 }),
]

function rename(slideId: string, layerId: string, name: string, field = 'name'): Change {
  return { command: 'rename', edits: [{ kind: 'setLayer', slideId, layerId, before: {}, after: { [field]: name } }] }
}

function layerOf({ store }: DeckEditor, slideId: string, layerId: string) {
  return store
    .getState()
    .scene.slides.find(({ id }) => id === slideId)
    ?.layers.find(({ id }) => id === layerId)
}

const slidesOf = ({ store }: DeckEditor) => store.getState().scene.slides

describe('two open editors of one deck', () => {
  it('both have what each did to a layer of its own, in one slide and in two', async () => {
    const stage = createDeckStage(first())
    const [ada, ben] = [stage.editor(), stage.editor()]
    ada.store.run(rename('s1', 'lamp', 'A lamp'))
    ben.store.run(rename('s1', 'desk', 'A desk'))
    ben.store.run(rename('s2', 'sofa', 'A sofa'))
    await stage.settle()
    for (const editor of [ada, ben]) {
      expect(layerOf(editor, 's1', 'lamp')?.name).toBe('A lamp')
      expect(layerOf(editor, 's1', 'desk')?.name).toBe('A desk')
      expect(layerOf(editor, 's2', 'sofa')?.name).toBe('A sofa')
    }
    expect(slidesOf(ada)).toEqual(slidesOf(ben))
    expect([...ada.lost, ...ben.lost]).toEqual([])
  })

  it('show the same of one field that both changed, and tell whose change gave way', async () => {
    const stage = createDeckStage(first())
    const [ada, ben] = [stage.editor(), stage.editor()]
    ada.store.run(rename('s1', 'lamp', 'Ada’s'))
    ben.store.run(rename('s1', 'lamp', 'Ben’s'))
    await stage.settle()
    expect(layerOf(ada, 's1', 'lamp')?.name).toBe(layerOf(ben, 's1', 'lamp')?.name)
    expect([...ada.lost, ...ben.lost]).toEqual(['layers.lamp.name'])
  })

  it('take back what they did themselves, not what the other did meanwhile', async () => {
    const stage = createDeckStage(first())
    const [ada, ben] = [stage.editor(), stage.editor()]
    ada.store.run({
      ...rename('s1', 'lamp', 'A lamp'),
      edits: [{ kind: 'setLayer', slideId: 's1', layerId: 'lamp', before: { name: '' }, after: { name: 'A lamp' } }],
    })
    ben.store.run(rename('s1', 'lamp', 'A light', 'alt'))
    await stage.settle()
    ada.store.undo()
    await stage.settle()
    expect(layerOf(ben, 's1', 'lamp')).toMatchObject({ name: '', alt: 'A light' })
  })

  it('get a slide that one of them adds, and lose one that one of them removes', async () => {
    const stage = createDeckStage(first())
    const [ada, ben] = [stage.editor(), stage.editor()]
    const [, s2] = slidesOf(ada)
    ada.store.run({ command: 'addSlide', edits: [{ kind: 'addSlide', slide: slideOf('s3', [], { place: 20 }) }] })
    if (s2) ben.store.run({ command: 'removeSlide', edits: [{ kind: 'removeSlide', slide: s2 }] })
    await stage.settle()
    for (const editor of [ada, ben]) expect(slidesOf(editor).map(({ id }) => id)).toEqual(['s1', 's3'])
    ben.store.undo()
    await stage.settle()
    for (const editor of [ada, ben]) expect(slidesOf(editor).map(({ id }) => id)).toEqual(['s1', 's2', 's3'])
  })

  it('keep a slide that one removes while the other is changing it, and say so', async () => {
    const stage = createDeckStage(first())
    const [ada, ben] = [stage.editor(), stage.editor()]
    const [, s2] = slidesOf(ben)
    ada.setOnline(false)
    ada.store.run(rename('s2', 'door', 'A door'))
    if (s2) ben.store.run({ command: 'removeSlide', edits: [{ kind: 'removeSlide', slide: s2 }] })
    await stage.settle()
    ada.setOnline(true)
    await stage.settle()
    for (const editor of [ada, ben]) expect(layerOf(editor, 's2', 'door')?.name).toBe('A door')
    expect(ada.kept).toEqual(['s2'])
  })
})

type Step =
  | { kind: 'name'; who: 0 | 1; slideId: string; layer: number; value: string }
  | { kind: 'add' | 'addSlide'; who: 0 | 1; slideId: string; value: string }
  | { kind: 'tick' | 'hear'; who: 0 | 1 }
  | { kind: 'connection'; who: 0 | 1; isOnline: boolean }

const who = fc.constantFrom<0 | 1>(0, 1)
const slideId = fc.constantFrom('s1', 's2')
const value = fc.stringMatching(/^[a-z]{4,8}$/)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('name' as const), who, slideId, layer: fc.nat(2), value }),
  fc.record({ kind: fc.constantFrom('add' as const, 'addSlide' as const), who, slideId, value }),
  fc.record({ kind: fc.constantFrom('tick' as const, 'hear' as const), who }),
  fc.record({ kind: fc.constant('connection' as const), who, isOnline: fc.boolean() }),
)

describe('whatever order the changes of two editors and what they hear of each other come in', () => {
  it('both end with the same deck, with everything that was done to different layers in it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 40 }), async (steps) => {
        const layersOf = (id: string) =>
          [0, 1].flatMap((owner) => [0, 1, 2].map((at) => shapeLayer(`${id}p${owner}l${at}`)))
        const stage = createDeckStage([slideOf('s1', layersOf('s1')), slideOf('s2', layersOf('s2'), { place: 10 })])
        const editors = [stage.editor(), stage.editor()] as const
        const expected = new Map<string, string>()
        const slides = new Set(['s1', 's2'])
        for (const [at, each] of steps.entries()) {
          const editor = editors[each.who]
          if (each.kind === 'name') {
            // Each has layers of its own.
            const layerId = `${each.slideId}p${each.who}l${each.layer}`
            editor.store.run(rename(each.slideId, layerId, each.value))
            expected.set(`${each.slideId} ${layerId}`, each.value)
          } else if (each.kind === 'add') {
            const layer = shapeLayer(`new${each.who}n${at}`, { name: each.value })
            editor.store.run({ command: 'add', edits: [{ kind: 'addLayer', slideId: each.slideId, layer, at: 1 }] })
            expected.set(`${each.slideId} ${layer.id}`, each.value)
          } else if (each.kind === 'addSlide') {
            const slide = slideOf(`new${each.who}n${at}`, [], { place: 100 + at })
            editor.store.run({ command: 'addSlide', edits: [{ kind: 'addSlide', slide }] })
            slides.add(slide.id)
          } else if (each.kind === 'connection') editor.setOnline(each.isOnline)
          else await editor[each.kind]()
        }
        for (const editor of editors) editor.setOnline(true)
        await stage.settle()
        const [ada, ben] = editors
        expect(slidesOf(ada)).toEqual(slidesOf(ben))
        expect(new Set(slidesOf(ada).map(({ id }) => id))).toEqual(slides)
        for (const [place, name] of expected) {
          const [inSlide = '', layerId = ''] = place.split(' ')
          expect(layerOf(ada, inSlide, layerId)?.name, place).toBe(name)
        }
        expect([...ada.lost, ...ben.lost]).toEqual([])
      }),
      { numRuns: 150, seed: 20_261_122 },
    )
  })
})
