import { parseScript } from '@postwright/core/script/parse-script'
import { spokenText } from '@postwright/core/script/script-scene'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { lettersOf, lettersOfScene, scriptText, sorted, withoutMarks } from './arbitrary-script.ts'

const said = (text: string) => parseScript(text).map((scene) => spokenText(scene))
const heard = (text: string) => parseScript(text).map((scene) => [scene.speaker, spokenText(scene)])
const strong = (text: string) =>
  parseScript(text).flatMap(({ lines }) =>
    lines.flatMap(({ runs }) => runs.filter((run) => run.isStrong).map((run) => run.text)),
  )

describe('scenes of a script', () => {
  it('are parted by blank lines, however many and with whatever white space', () => {
    expect(said('One\n\nTwo\n \t\n\n\nThree')).toEqual(['One', 'Two', 'Three'])
  })

  it('keep the lines that stand together', () => {
    expect(said('One\nTwo')).toEqual(['One\nTwo'])
  })

  it('begin at headings of one to three signs, with the text directly below', () => {
    const scenes = parseScript('Intro\n# First\nText\n### Second\n\nAlone\n#### no\n#no')
    expect(scenes.map(({ heading, lines }) => [heading, spokenText({ lines })])).toEqual([
      ['', 'Intro'],
      ['First', 'Text'],
      ['Second', ''],
      ['', 'Alone\n#### no\n#no'],
    ])
  })

  it('of a text without anything to see do not exist', () => {
    for (const text of ['', ' ', '\n\n \n', '\ufeff', '\r\n\r\n']) expect(parseScript(text)).toEqual([])
  })

  it('are the same with line ends of Windows and a byte order mark, at their own offsets', () => {
    const text = '\ufeffOne\r\ntwo\r\n\r\n# Three\r\nfour'
    const scenes = parseScript(text)
    expect(scenes.map(({ from, to }) => text.slice(from, to))).toEqual(['One\r\ntwo', '# Three\r\nfour'])
    expect(scenes[1]).toMatchObject({ heading: 'Three', lines: [{ list: 'none', runs: [{ text: 'four' }] }] })
  })

  it('know the entries of lists by their marks, and a year at the beginning of a line as text', () => {
    const [scene] = parseScript('- a\n* b\n• c\n1. d\n12) e\n2024. f\n-g')
    expect(scene?.lines.map(({ list, runs }) => [list, runs[0]?.text])).toEqual([
      ['bullet', 'a'],
      ['bullet', 'b'],
      ['bullet', 'c'],
      ['number', 'd'],
      ['number', 'e'],
      ['none', '2024. f'],
      ['none', '-g'],
    ])
  })
})

describe('cues of a script', () => {
  it('are cut out of what is said, in any case and place of a line', () => {
    const [scene] = parseScript('Look [Visual: a cat] here\n[IMAGE: dog]\nwell[video:a run], yes')
    expect(scene?.cues).toEqual(['a cat', 'dog', 'a run'])
    expect(scene?.lines.map(({ runs }) => runs[0]?.text)).toEqual(['Look here', 'well, yes'])
  })

  it('do not grow the words around them together', () => {
    expect(said('one[visual: x]two')).toEqual(['one two'])
  })

  it('that are open, empty, of another kind, or go over a line end are text', () => {
    for (const text of ['a [visual: b', 'a [visual:  ] b', 'a [note: b]', '[visual b]'])
      expect(said(text)).toEqual([text])
    expect(said('[visual: a\nb]')).toEqual(['[visual: a\nb]'])
  })

  it('hold no brackets: the inner one of two is the cue', () => {
    const [scene] = parseScript('[visual: a [visual: b] c')
    expect(scene?.cues).toEqual(['b'])
  })

  it('make a scene by themselves, also in a heading or a list', () => {
    expect(
      parseScript('[visual: x]\n\n# [visual: y]\n\n- [visual: z]').map(({ cues, lines }) => [...cues, lines.length]),
    ).toEqual([
      ['x', 0],
      ['y', 0],
      ['z', 0],
    ])
  })
})

describe('speakers of a script', () => {
  it('are named in capitals at the beginning of a scene', () => {
    expect(heard('ANNA: Hi\n\n[visual: x] DR. MÜLLER-LÜDENSCHEIDT: Ho\n\nNote: no\n\nON AND ON AND: no')).toEqual([
      ['ANNA', 'Hi'],
      ['DR. MÜLLER-LÜDENSCHEIDT', 'Ho'],
      ['', 'Note: no'],
      ['', 'ON AND ON AND: no'],
    ])
  })

  it('are named in any case where two scenes begin with them', () => {
    expect(heard('Anna: Hi\n\n# Two\nAnna: Ho')).toEqual([
      ['Anna', 'Hi'],
      ['Anna', 'Ho'],
    ])
  })

  it('of scripts without case count only where two scenes begin with them', () => {
    expect(heard('店長：はい')).toEqual([['', '店長：はい']])
    expect(heard('店長：はい\n\n店長：いいえ')).toEqual([
      ['店長', 'はい'],
      ['店長', 'いいえ'],
    ])
  })

  it('begin a scene where they change within a block', () => {
    expect(heard('ANNA: Hi\nand more\nBEN: Ho\nANNA: Yes')).toEqual([
      ['ANNA', 'Hi\nand more'],
      ['BEN', 'Ho'],
      ['ANNA', 'Yes'],
    ])
    expect(heard('It begins.\nNOTE: no speaker in this script')).toEqual([
      ['', 'It begins.\nNOTE: no speaker in this script'],
    ])
  })

  it('are no times, addresses or names that are too long', () => {
    const long = 'A'.repeat(31)
    for (const text of ['10: 30', 'HTTPS://a.example', `${long}: x`, '- ANNA: x']) expect(heard(text)[0]?.[0]).toBe('')
    expect(heard(`${'A'.repeat(30)}: x`)[0]?.[0]).toBe('A'.repeat(30))
  })

  it('may be emphasised, and stand on a line of their own', () => {
    expect(heard('**ANNA:** Hi\n\nBEN:\nHo')).toEqual([
      ['ANNA', 'Hi'],
      ['BEN', 'Ho'],
    ])
  })
})

describe('emphasis in a script', () => {
  it('is what stands between equal marks, which are removed', () => {
    expect(strong('a *b* **c d** _e_ (*f*) 今日は*強調*です')).toEqual(['b', 'c d', 'e', 'f', '強調'])
    expect(said('a *b* **c d** _e_')).toEqual(['a b c d e'])
    expect(said('**a *b* c**')).toEqual(['a b c'])
  })

  it('is none where a mark is alone, within a word, beside a blank or three signs long', () => {
    for (const text of [
      'a *b',
      'snake_case_name',
      '2*3*4',
      'foo*bar* baz',
      'x_y_ z',
      'a * b * c',
      '***',
      '__init__',
      '*a\nb*',
    ]) {
      expect(said(text)).toEqual([text])
      expect(strong(text)).toEqual([])
    }
  })

  it('never leaves a line empty', () => {
    for (const text of ['_*_*', '*_**_*', '**_**', '*_ _*']) expect(said(text)[0]).not.toBe('')
  })
})

describe('any text as a script', () => {
  const options = { seed: 20261128, numRuns: 500 }
  const anyText = fc.oneof(scriptText, fc.string({ unit: 'binary', maxLength: 60 }))

  test('has scenes in order that leave out only white space', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let last = 0
        for (const { from, to } of parseScript(text)) {
          expect(text.slice(last, from).trim()).toBe('')
          expect(to).toBeGreaterThan(from)
          last = to
        }
        expect(text.slice(last).trim()).toBe('')
      }),
      options,
    )
  })

  test('loses no letter', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const scene of parseScript(text)) {
          const source = withoutMarks(text.slice(scene.from, scene.to))
          const numbers = scene.lines.some(({ list }) => list === 'number') || scene.cues.length > 0
          const letters = (all: string) => sorted(numbers ? all.replaceAll(/\p{N}/gu, '') : all)
          expect(letters(lettersOfScene(scene))).toBe(letters(lettersOf(source)))
        }
      }),
      options,
    )
  })

  test('is read in its order where it has no cues', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const plain = text.replaceAll(/[[\]\d]/gu, '')
        expect(parseScript(plain).map(lettersOfScene).join('')).toBe(lettersOf(plain))
      }),
      options,
    )
  })

  test('has no scene without anything', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const { heading, speaker, cues, lines } of parseScript(text)) {
          expect([heading, speaker, ...cues].join('') + spokenText({ lines })).not.toBe('')
          for (const { runs } of lines)
            expect(
              runs
                .map((run) => run.text)
                .join('')
                .trim(),
            ).not.toBe('')
        }
      }),
      options,
    )
  })
})

describe('hostile texts as a script', () => {
  const MB = 1024 * 1024
  const hostile: [string, () => string][] = [
    ['ten megabytes of one letter', () => 'a'.repeat(10 * MB)],
    ['ten megabytes of open cues', () => '[visual:'.repeat((10 * MB) / 8)],
    ['ten megabytes of cues', () => '[visual:a]'.repeat(MB)],
    ['ten megabytes of open brackets and one that closes', () => `${'['.repeat(10 * MB)}]`],
    ['a megabyte of stars', () => '*'.repeat(MB)],
    ['marks that open and never close', () => ' *a _b'.repeat(MB / 6)],
    ['marks that could close anything', () => `${' *a'.repeat(MB / 6)}${'b_ '.repeat(MB / 6)}`],
    ['ten megabytes of blank lines', () => '\n'.repeat(10 * MB)],
    ['ten megabytes of blanks', () => ' '.repeat(10 * MB)],
    ['a megabyte of names', () => 'ANNA: a\n'.repeat(MB / 8)],
    ['a megabyte of right-to-left text', () => 'שלום '.repeat(MB / 5)],
    ['a megabyte of emoji', () => '👩‍👩‍👧‍👦'.repeat(MB / 11)],
  ]

  // A parser that is not linear would exceed the test's time limit.
  test.each(hostile)('%s are read', (_name, text) => {
    const whole = text()
    expect(parseScript(whole).length > 0).toBe(whole.trim() !== '')
  })
})
