import { describe, expect, it } from 'vitest'
import { foldText } from '../../web/src/platforms/preview/fold-text.ts'

describe('where a feed cuts a text', () => {
  it.each([
    ['a short text', 'Hello', { characters: 10, lines: 3 }, ['Hello', '']],
    ['after so many characters as people see them', 'a👩‍🔧bc', { characters: 2, lines: 3 }, ['a👩‍🔧', 'bc']],
    ['after so many lines', 'one\ntwo\nthree', { characters: 99, lines: 2 }, ['one\ntwo', '\nthree']],
    ['never, where the network does not cut', 'one\ntwo\nthree', null, ['one\ntwo\nthree', '']],
  ])('%s', (_case, text, fold, cut) => {
    expect(foldText(text, fold)).toEqual(cut)
  })
})
