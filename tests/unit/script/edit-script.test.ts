import { addScene, mergeScenes, moveScene, removeScene, splitScene } from '@postwright/core/script/edit-script'
import { parseScript } from '@postwright/core/script/parse-script'
import { type ScriptScene, spokenText } from '@postwright/core/script/script-scene'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { lettersOf, scriptBlocks, scriptText, sorted } from './arbitrary-script.ts'

const move = (text: string, from: number, to: number) => moveScene(text, parseScript(text), from, to)
const split = (text: string, at: string, index = 0) => splitScene(text, parseScript(text), index, text.indexOf(at))
const merge = (text: string, index = 0) => mergeScenes(text, parseScript(text), index)
const heldBy = ({ heading, speaker, cues, lines }: ScriptScene) => ({ heading, speaker, cues, lines })
const held = (text: string) => parseScript(text).map(heldBy)

describe('moving a scene', () => {
  it('puts it at another place, with one blank line between scenes', () => {
    expect(move('a\n\n\n# b\nc\n# d', 2, 0)).toBe('# d\n\na\n\n# b\nc')
  })

  it('does not change who speaks where speakers change within a block', () => {
    const text = 'Anna: a\nBEN: b\nBEN: c\n\nAnna: d'
    expect(held(move(text, 1, 3)).map(({ speaker }) => speaker)).toEqual(['Anna', 'BEN', 'Anna', 'BEN'])
  })

  it('to or from a place that does not exist changes nothing', () => {
    for (const [from, to] of [
      [0, 2],
      [2, 0],
      [-1, 0],
      [0, -1],
    ] as const) {
      expect(move('a\n\n\nb', from, to)).toBe('a\n\n\nb')
    }
  })

  it('keeps the line ends of the text', () => {
    expect(move('a\r\nb\r\n\r\n\r\nc', 1, 0)).toBe('c\r\n\r\na\r\nb')
  })
})

describe('splitting a scene', () => {
  it('makes two of it, and the same speaker goes on', () => {
    expect(split('ANNA: one. two.', 'two')).toBe('ANNA: one.\n\nANNA: two.')
    expect(split('ANNA: one\n- two', '- two')).toBe('ANNA: one\n\nANNA:\n- two')
    expect(split('# A\nANNA: one', 'ANNA')).toBe('# A\n\nANNA: one')
  })

  it('cuts no cue, no mark, no name and no emoji', () => {
    expect(split('a [visual: b c] d', 'c]')).toBe('a [visual: b c]\n\nd')
    expect(split('a\n- b', ' b')).toBe('a\n\n- b')
    expect(split('# A\nANNA: b', 'NA: b')).toBe('# A\n\nANNA: b')
    expect(splitScene('🎉🎉', parseScript('🎉🎉'), 0, 3)).toBe('🎉\n\n🎉')
  })

  it('changes nothing at its ends', () => {
    expect(split('a\n\n\nb', 'a')).toBe('a\n\n\nb')
    expect(splitScene('a b', parseScript('a b'), 0, 99)).toBe('a b')
    expect(splitScene('a b', parseScript('a b'), 1, 1)).toBe('a b')
  })
})

describe('merging scenes', () => {
  it('puts the next one below, its heading as a line', () => {
    expect(merge('# A\nb\n\n\n# C\nd')).toBe('# A\nb\nC\nd')
  })

  it('undoes what splitting did', () => {
    const text = 'ANNA: one.\ntwo.'
    expect(merge(split(text, 'two'))).toBe(text)
  })

  it('keeps the name of another speaker within a line', () => {
    expect(merge('ANNA: a\nBEN: b')).toBe('ANNA: a BEN: b')
  })

  it('changes nothing at the last scene', () => {
    expect(merge('a\n\n\nb', 1)).toBe('a\n\n\nb')
  })
})

describe('adding and removing scenes', () => {
  it('adds one at a place, with given words or a placeholder', () => {
    expect(addScene('a\n\n\nb', parseScript('a\n\n\nb'), 1)).toBe('a\n\n…\n\nb')
    expect(addScene('', [], 0, '# New')).toBe('# New')
  })

  it('removes one', () => {
    expect(removeScene('a\n\nb\n\n\nc', parseScript('a\n\nb\n\n\nc'), 1)).toBe('a\n\nc')
    expect(removeScene('a', parseScript('a'), 1)).toBe('a')
  })
})

describe('any edit of any script', () => {
  const options = { seed: 20261128, numRuns: 400 }
  const anyScript = fc.oneof(
    scriptText,
    scriptBlocks.map((blocks) => blocks.join('\n\n')),
  )

  test('moves a scene and leaves all of them as they are', () => {
    fc.assert(
      fc.property(anyScript, fc.nat(20), fc.nat(20), (text, a, b) => {
        const scenes = parseScript(text)
        if (scenes.length === 0) return
        const [from, to] = [a % scenes.length, b % scenes.length]
        const expected = held(text)
        const [moved] = expected.splice(from, 1)
        if (moved) expected.splice(to, 0, moved)
        expect(held(moveScene(text, scenes, from, to))).toEqual(expected)
      }),
      options,
    )
  })

  test('adds a scene and leaves all others as they are', () => {
    fc.assert(
      fc.property(anyScript, fc.nat(20), (text, a) => {
        const scenes = parseScript(text)
        const at = a % (scenes.length + 1)
        const after = held(addScene(text, scenes, at))
        expect(after.toSpliced(at, 1)).toEqual(held(text))
        expect(after[at]).toEqual({
          heading: '',
          speaker: '',
          cues: [],
          lines: [{ list: 'none', runs: [{ text: '…', isStrong: false }] }],
        })
      }),
      options,
    )
  })

  test('removes no letter of other scenes', () => {
    fc.assert(
      fc.property(anyScript, fc.nat(20), (text, a) => {
        const scenes = parseScript(text)
        const at = a % Math.max(1, scenes.length)
        const rest = scenes.toSpliced(at, 1).map(({ from, to }) => text.slice(from, to))
        expect(lettersOf(removeScene(text, scenes, at))).toBe(lettersOf(rest.join('')))
      }),
      options,
    )
  })

  test('merges two scenes into one with every letter but a repeated name', () => {
    fc.assert(
      fc.property(anyScript, fc.nat(20), (text, a) => {
        const scenes = parseScript(text)
        if (scenes.length < 2) return
        const at = a % (scenes.length - 1)
        const merged = mergeScenes(text, scenes, at)
        expect(parseScript(merged)).toHaveLength(scenes.length - 1)
        const [first, second] = [scenes[at], scenes[at + 1]]
        const repeated = first?.speaker === second?.speaker ? (first?.speaker ?? '') : ''
        const letters = sorted(lettersOf(merged))
        expect([sorted(lettersOf(text)), sorted(lettersOf(text.replace(repeated, '')))]).toContain(letters)
      }),
      options,
    )
  })

  test('splits a scene and keeps every letter in order but for the name that goes on', () => {
    fc.assert(
      fc.property(anyScript, fc.nat(20), fc.nat(200), (text, a, offset) => {
        const scenes = parseScript(text)
        const scene = scenes[a % Math.max(1, scenes.length)]
        if (!scene) return
        const index = scenes.indexOf(scene)
        const after = splitScene(text, scenes, index, scene.from + (offset % (scene.to - scene.from + 1)))
        if (after === text) return
        const second = parseScript(after)[index + 1]
        const name = lettersOf(scene.speaker)
        expect([0, name.length]).toContain(lettersOf(after).length - lettersOf(text).length)
        if (scene.speaker === '') expect(lettersOf(after)).toBe(lettersOf(text))
        else expect(second?.speaker).toBe(scene.speaker)
        expect(spokenText(second ?? { lines: [] })).toBeDefined()
      }),
      options,
    )
  })
})
