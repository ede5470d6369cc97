import { parseScript } from '@postwright/core/script/parse-script'
import { spokenText } from '@postwright/core/script/script-scene'
import { fingerprintScript, toOutline, toThread } from '@postwright/core/script/script-texts'
import { countGraphemes } from '@postwright/core/text/text-lengths'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { lettersOf, scriptBlocks, scriptText } from './arbitrary-script.ts'

const SCRIPT =
  '# Why cats\n\nANNA: They are **never** late. [visual: a cat]\n\n# Reasons\nThree:\n1. soft\n2. warm\n- and so on'
const length = { max: 300, measure: countGraphemes }
const anyScript = fc.oneof(
  scriptText,
  scriptBlocks.map((blocks) => blocks.join('\n\n')),
)
const options = { seed: 20261128, numRuns: 300 }

describe('a script as a thread', () => {
  it('has a post for each scene, under the heading that stands before it, with the marks of lists', () => {
    expect(toThread(parseScript(SCRIPT), length)).toEqual([
      'Why cats\nANNA: They are never late.',
      'Reasons\nThree:\n1. soft\n2. warm\n• and so on',
    ])
  })

  it('has several posts for a scene that is too long, and a heading at the end by itself', () => {
    const posts = toThread(parseScript('One sentence here. Another one there.\n\n# End'), { ...length, max: 25 })
    expect(posts).toEqual(['One sentence here.', 'Another one there.', 'End'])
  })

  it('is none where a link fits into no post', () => {
    expect(toThread(parseScript('https://example.com/a-long-path'), { ...length, max: 10 })).toBeNull()
  })

  test('loses nothing that is said or shown, and every post fits', () => {
    fc.assert(
      fc.property(anyScript, fc.integer({ min: 40, max: 300 }), (text, max) => {
        const scenes = parseScript(text)
        const posts = toThread(scenes, { ...length, max }) ?? []
        const written = scenes.map((scene) => `${scene.heading} ${scene.speaker} ${spokenText(scene)}`)
        const numbers = scenes.some(({ lines }) => lines.some(({ list }) => list === 'number'))
        const letters = (all: string[]) => lettersOf(numbers ? all.join(' ').replaceAll(/\p{N}/gu, '') : all.join(' '))
        expect(letters(posts)).toBe(letters(written))
        for (const post of posts) expect(countGraphemes(post)).toBeLessThanOrEqual(max)
      }),
      options,
    )
  })
})

describe('a script as an article outline', () => {
  it('has headings, speakers in bold, notes and lists of Markdown', () => {
    expect(toOutline(parseScript(SCRIPT))).toBe(
      '## Why cats\n\n**ANNA:** They are **never** late.\n\n> a cat\n\n## Reasons\n\nThree:\n\n1. soft\n2. warm\n\n- and so on',
    )
  })

  it('puts the name of a speaker before a list on a line of its own', () => {
    expect(toOutline(parseScript('ANNA:\n- a\n- b'))).toBe('**ANNA:**\n\n- a\n- b')
  })

  test('holds every word of the script', () => {
    fc.assert(
      fc.property(anyScript, (text) => {
        const scenes = parseScript(text)
        const bare = (all: string) => lettersOf(all.replaceAll(/\p{N}/gu, ''))
        const written = scenes.map((scene) =>
          [scene.heading, scene.speaker, spokenText(scene), ...scene.cues].join(' '),
        )
        expect(bare(toOutline(scenes))).toBe(bare(written.join(' ')))
      }),
      options,
    )
  })
})

describe('the fingerprint of a script', () => {
  it('is the same whatever white space stands within lines, between scenes and at the ends', () => {
    expect(fingerprintScript(' a  b \r\n\r\n\r\nc\n')).toBe(fingerprintScript('a b\n\nc'))
  })

  it('is another for other words, capitals, lines or scenes', () => {
    const marks = ['a b\n\nc', 'a b\nc', 'a b c', 'A b\n\nc', 'a b\n\nd', ''].map(fingerprintScript)
    expect(new Set(marks).size).toBe(6)
    for (const mark of marks) expect(mark).toMatch(/^[0-9a-f]{14}$/)
  })

  it('never changes from one version of the product to the next', () => {
    expect(fingerprintScript('Cats sleep all day.')).toBe('0def727d9f282f')
  })
})
