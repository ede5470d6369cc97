import type { ScriptScene } from '@postwright/core/script/script-scene'
import { spokenText } from '@postwright/core/script/script-scene'
import fc from 'fast-check'

const WORDS = [
  'visual',
  'Anna',
  'ANNA',
  'BEN',
  'Ben',
  'cat',
  'größer',
  'שלום',
  'مرحبا',
  '日本語です',
  '1,250',
  '2024',
  '🎉',
  'e.g.',
  'Dr.',
]
const SIGNS = [
  '*',
  '**',
  '_',
  ' ',
  ', ',
  '. ',
  '? ',
  ': ',
  '[',
  ']',
  '[visual: ',
  '[image:',
  '- ',
  '1. ',
  '# ',
  '## ',
  '#### ',
  '---',
  '<b>',
  '& ',
  '-->',
]
const GAPS = ['\n', '\n\n', '\r\n', '\r\n\r\n', '\n \n', ' ']

/** Scripts of all elements of the syntax, in any order. */
export const scriptText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...WORDS),
      fc.constantFrom(...SIGNS),
      fc.constantFrom(...GAPS),
      fc.string({ unit: 'grapheme', maxLength: 4 }),
    ),
    {
      maxLength: 60,
    },
  )
  .map((parts) => parts.join(''))

const SENTENCE = fc
  .tuple(
    fc.array(fc.constantFrom('Cats', 'sleep', 'all', 'day', 'and', '**never**', 'work', 'größer', '42', 'שלום'), {
      minLength: 1,
      maxLength: 12,
    }),
    fc.constantFrom('.', '?', ',', '', ' [visual: a cat]'),
  )
  .map(([words, end]) => words.join(' ') + end)

const SCENE = fc
  .tuple(
    fc.constantFrom('', '', '# Why cats\n', '## Second\n', 'ANNA: ', 'BEN: ', 'Zoë: '),
    fc.array(fc.tuple(fc.constantFrom('', '', '- ', '1. '), SENTENCE), { minLength: 1, maxLength: 3 }),
  )
  .map(([head, lines]) => head + lines.map(([mark, sentence]) => mark + sentence).join('\n'))

/** Scripts as people write them: one string for each block. */
export const scriptBlocks = fc.array(SCENE, { minLength: 1, maxLength: 8 })

/** Letters and digits in their order, none of which a step may lose. */
export function lettersOf(text: string): string {
  return (text.match(/[\p{L}\p{N}]/gu) ?? []).join('')
}

/** Letters of a scene. Compare them sorted, because cues are moved out of the lines that contain them. */
export function lettersOfScene({ heading, speaker, cues, lines }: ScriptScene): string {
  return lettersOf([heading, speaker, ...cues, spokenText({ lines })].join(' '))
}

export const sorted = (letters: string) => Array.from(letters).toSorted().join('')

/** A script without the keywords of its cues, such as `visual:`. */
export function withoutMarks(text: string): string {
  return text.replaceAll(
    /\[(?:visual|image|video)[:：](?=[^[\]\r\n\u2028\u2029]*[^[\]\s][^[\]\r\n\u2028\u2029]*\])/giu,
    '[',
  )
}
