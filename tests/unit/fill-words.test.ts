import { expect, test } from 'vitest'
import { fillWords } from '../../functions/src/domain/fill-words.ts'

test.each([
  ['a number', 'Use at least {{min}} characters.', { min: 8 }, 'Use at least 8 characters.'],
  ['zero', 'There are {{count}}.', { count: 0 }, 'There are 0.'],
  ['a value named twice', '{{a}}, {{b}} and {{a}}.', { a: 'one', b: 'two' }, 'one, two and one.'],
  [
    'a value that looks like a placeholder',
    '“{{name}}” uses {{utm}}.',
    { name: '{{utm}}', utm: 'x' },
    '“{{utm}}” uses x.',
  ],
  ['a value that looks like a pattern', 'Not {{found}}.', { found: '$&$`' }, 'Not $&$`.'],
  ['no value of its own', 'Not {{valueOf}} here.', {}, 'Not  here.'],
])('a sentence is filled with %s', (_what, sentence, values, filled) => {
  expect(fillWords(sentence, values)).toBe(filled)
})
