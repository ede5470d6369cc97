import { sceneChoiceSchema, type SceneChoice, SCENE_ANCHOR_MAX } from '@postwright/core/model/script'
import { alignChoices, anchorOf } from '@postwright/core/script/align-choices'
import { parseScript } from '@postwright/core/script/parse-script'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { scriptBlocks, scriptText } from './arbitrary-script.ts'

function newIds() {
  let count = 0
  return () => `new${(count += 1)}`
}

/** Choices of a script, each with its number as its id. */
function choicesOf(text: string): SceneChoice[] {
  return alignChoices(parseScript(text), [], newIds()).map((choice, at) => ({ ...choice, id: `id0${at}` }))
}

const idsAfter = (before: string, after: string) =>
  alignChoices(parseScript(after), choicesOf(before), newIds()).map(({ id }) => id)

const CATS = 'Cats sleep all day long\n\nDogs like to run in the park\n\nBirds sing in the morning'

describe('the choices of scenes', () => {
  it('are new and empty for scenes that have none', () => {
    expect(alignChoices(parseScript('# Hi\nthere'), [], newIds())).toEqual([
      {
        id: 'new1',
        anchor: 'Hi there',
        layout: null,
        mediaId: null,
        alt: '',
        focus: { x: 0.5, y: 0.5 },
        motion: null,
        transition: null,
        seconds: null,
        voice: null,
      },
    ])
  })

  it('stay with their scene when another is inserted, removed or split', () => {
    expect(idsAfter(CATS, `Hello\n\n${CATS}`)).toEqual(['new1', 'id00', 'id01', 'id02'])
    expect(idsAfter(CATS, CATS.replace('Dogs like to run in the park\n\n', ''))).toEqual(['id00', 'id02'])
    expect(idsAfter(CATS, CATS.replace('run in', 'run\n\nin'))).toEqual(['id00', 'id01', 'new1', 'id02'])
  })

  it('stay with their scene while its words are changed', () => {
    expect(idsAfter(CATS, CATS.replace('Dogs', 'Most big dogs').replace('Birds', 'The birds'))).toEqual([
      'id00',
      'id01',
      'id02',
    ])
    expect(idsAfter(CATS, `New\n\n${CATS.replace('Cats', 'Old cats')}`)).toEqual(['new1', 'id00', 'id01', 'id02'])
  })

  it('go to what stands in the place of a scene that was written anew', () => {
    expect(idsAfter(CATS, CATS.replace('Dogs like to run in the park', 'Nothing else'))).toEqual([
      'id00',
      'id01',
      'id02',
    ])
  })

  it('go with a scene that is moved', () => {
    const [a, b, c] = CATS.split('\n\n')
    expect(idsAfter(CATS, [c, a, b].join('\n\n'))).toEqual(['id02', 'id00', 'id01'])
  })

  it('of equal scenes stay in their order', () => {
    expect(idsAfter('Go\n\nGo\n\nGo', 'Go\n\nGo')).toEqual(['id00', 'id01'])
  })

  it('are the same array when nothing changes', () => {
    const choices = choicesOf(CATS)
    expect(alignChoices(parseScript(`${CATS}\n`), choices, newIds())).toBe(choices)
    const kept = alignChoices(parseScript(CATS.replace('long', 'long!')), choices, newIds())
    expect(kept[1]).toBe(choices[1])
    expect(kept[0]).toEqual({ ...choices[0], anchor: 'Cats sleep all day long!' })
  })

  test('are one for each scene, each old one used once, and aligning them again changes nothing', () => {
    const text = fc.oneof(
      scriptText,
      scriptBlocks.map((blocks) => blocks.join('\n\n')),
    )
    fc.assert(
      fc.property(text, text, (before, after) => {
        const scenes = parseScript(after)
        const aligned = alignChoices(scenes, choicesOf(before), newIds())
        expect(aligned.map(({ anchor }) => anchor)).toEqual(scenes.map(anchorOf))
        expect(new Set(aligned.map(({ id }) => id)).size).toBe(scenes.length)
        expect(alignChoices(scenes, aligned, newIds())).toBe(aligned)
        for (const choice of aligned) expect(sceneChoiceSchema.parse(choice)).toEqual(choice)
      }),
      { seed: 20261128, numRuns: 200 },
    )
  })

  test('stay with their scenes whatever block is removed', () => {
    const distinct = fc.uniqueArray(fc.integer({ min: 100, max: 999 }), { minLength: 2, maxLength: 12 })
    fc.assert(
      fc.property(distinct, fc.nat(), (numbers, nth) => {
        const blocks = numbers.map((number) => `Scene about ${number} things`)
        const at = nth % blocks.length
        const ids = blocks.map((_, index) => `id0${index}`)
        expect(idsAfter(blocks.join('\n\n'), blocks.toSpliced(at, 1).join('\n\n'))).toEqual(ids.toSpliced(at, 1))
      }),
      { seed: 20261128, numRuns: 100 },
    )
  })
})

describe('the anchor of a scene', () => {
  it('is its first words, with single spaces and no half character at the end', () => {
    expect(parseScript('# A  b\nANNA: c\n- d').map(anchorOf)).toEqual(['A b ANNA c d'])
    const [anchor = ''] = parseScript(`${'a'.repeat(SCENE_ANCHOR_MAX - 1)}👍🏽`).map(anchorOf)
    expect(anchor).toBe('a'.repeat(SCENE_ANCHOR_MAX - 1))
    const toned = 'a'.repeat(SCENE_ANCHOR_MAX - 2)
    expect(parseScript(`${toned}👍🏽`).map(anchorOf)).toEqual([toned])
  })

  it('is what its cues ask for where it holds nothing else', () => {
    expect(parseScript('[visual: a cat] [image: b]').map(anchorOf)).toEqual(['a cat b'])
  })
})
