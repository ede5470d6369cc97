import { expect, it } from 'vitest'
import { emptyPersona } from '@postwright/core/model/persona'
import { coverageOf } from '@postwright/core/personas/coverage-of'
import { inOrderOfPoints } from '@/features/personas/coverage/coverage-sheet.tsx'

const point = (id: string, word: string) => ({ id, text: word, words: [word], count: 0, of: 0 })

it('posts that speak of the most points come first, the others stay in the order of time', () => {
  const carla = { ...emptyPersona('Carla'), id: 'carla', objections: [point('o1', 'price'), point('o2', 'weeks')] }
  const posts = [
    { id: 'none', text: 'Good morning.' },
    { id: 'one', text: 'What the price is made of.' },
    { id: 'nothing', text: 'A picture.' },
    { id: 'both', text: 'The price of a table, and why it takes weeks.' },
  ]
  expect(inOrderOfPoints(posts, coverageOf([carla], posts)).map(({ id }) => id)).toEqual([
    'both',
    'one',
    'none',
    'nothing',
  ])
})
