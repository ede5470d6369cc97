import { emptyBrandKit } from '@postwright/core/brand-kit/empty-brand-kit'
import type { BrandVoice } from '@postwright/core/model/brand-kit'
import { promptBrandOf } from '@postwright/core/llm/prompt-brand'
import { expect, it } from 'vitest'

const KIT = emptyBrandKit('Oak', 0)
const notesOf = (voice: Partial<BrandVoice>) => promptBrandOf({ ...KIT, voice: { ...KIT.voice, ...voice } }).notes

it('tells a tone by the end that it is at, and says nothing of what is in the middle', () => {
  expect(notesOf({ tone: { casual: -2, playful: 1, enthusiastic: 0, bold: 2 } })).toEqual([
    'Tone: very formal, playful, very bold.',
  ])
  expect(notesOf({})).toEqual([])
})

it('tells the rules for people too', () => {
  expect(notesOf({ rules: ['Name the tree first'] })).toEqual(['Name the tree first'])
})
