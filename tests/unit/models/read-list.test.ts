import { readList } from '@postwright/core/llm/read-list'
import { expect, it } from 'vitest'

it.each([
  ['lines', 'One\nTwo', ['One', 'Two']],
  ['marks and numbers', '- One\n2. Two\n3) Three\n• Four', ['One', 'Two', 'Three', 'Four']],
  ['quotes around a line', '"One"\n“Two”', ['One', 'Two']],
  ['blank lines and doubles', 'One\n\n  One \n', ['One']],
  ['a number that begins a sentence', '12 oaks fell', ['12 oaks fell']],
  ['nothing', ' \n ', []],
])('reads %s', (_, answer, entries) => {
  expect(readList(answer)).toEqual(entries)
})
