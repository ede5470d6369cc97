import { expect, it } from 'vitest'
import { foldPlaces } from '../../web/src/features/content-studio/fold-places.ts'
import { makeConnection } from '../web/support/connection.ts'

const linkedin = makeConnection({ id: 'c1', platform: 'linkedin' })
const company = makeConnection({ id: 'c2', platform: 'linkedin' })
const instagram = makeConnection({ id: 'c3', platform: 'instagram' })
const bluesky = makeConnection({ id: 'c4', platform: 'bluesky' })

it('names each place once, in the order of the text, with the networks that cut there', () => {
  const text = 'a'.repeat(300)
  expect(foldPlaces(text, [linkedin, instagram, bluesky, company])).toEqual([
    { at: 125, platforms: ['instagram'] },
    { at: 210, platforms: ['linkedin'] },
  ])
})

it('puts networks that cut after the same line into one place', () => {
  const text = 'one\ntwo\nthree\nfour'
  expect(foldPlaces(text, [linkedin, instagram])).toEqual([{ at: 13, platforms: ['linkedin', 'instagram'] }])
})

it('has no place in a text that is shown whole, whatever blank lines end it', () => {
  expect(foldPlaces('one\ntwo\nthree\n\n\n', [linkedin, bluesky])).toEqual([])
})
