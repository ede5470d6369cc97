import { expect, it } from 'vitest'
import { emptyBrandKit } from '@postwright/core/brand-kit/empty-brand-kit'
import type { BrandKitDraft } from '@postwright/core/model/brand-kit'
import { collisionsOf, joinUnasked } from '@/documents/merge/draft-parts.ts'
import { kitParts } from '@/features/brand-kit/kit-parts.ts'

const color = (id: string, hex: string) => ({ id, name: id, hex, role: 'other' as const })
const base: BrandKitDraft = {
  ...emptyBrandKit('Juniper', 0),
  colors: [color('ink', '#111111'), color('paper', '#eeeeee')],
}
const voice = (part: Partial<BrandKitDraft['voice']>) => ({ ...base.voice, ...part })

it('joins what two people did to different colours and words of a kit', () => {
  const mine = {
    ...base,
    colors: [color('ink', '#222222'), color('paper', '#eeeeee')],
    voice: voice({ banned: [{ word: 'cheap', replacement: 'fair' }], required: ['oak'] }),
  }
  const theirs = {
    ...base,
    colors: [color('ink', '#111111'), color('paper', '#ffffff'), color('sun', '#ffcc00')],
    voice: voice({ banned: [{ word: 'luxury', replacement: '' }], required: ['ash'] }),
  }
  const joined = joinUnasked(kitParts, base, mine, theirs)
  expect(joined?.colors.map(({ hex }) => hex)).toEqual(['#222222', '#ffffff', '#ffcc00'])
  expect(joined?.voice.banned.map(({ word }) => word).toSorted()).toEqual(['cheap', 'luxury'])
  expect(joined?.voice.required.toSorted()).toEqual(['ash', 'oak'])
})

it('asks about the one thing that both changed', () => {
  const mine = { ...base, colors: [color('ink', '#222222'), color('paper', '#eeeeee')], name: 'Mine' }
  const theirs = { ...base, colors: [color('ink', '#333333'), color('paper', '#eeeeee')] }
  expect(joinUnasked(kitParts, base, mine, theirs)).toBeNull()
  expect(collisionsOf(kitParts, { base, mine, theirs }).map(({ path }) => path.at(-1))).toEqual(['hex'])
})
