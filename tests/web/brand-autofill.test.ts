import { emptyBrandKit } from '@postwright/core/brand-kit/empty-brand-kit'
import type { BrandProposal, FoundColor } from '@postwright/core/model/brand-autofill'
import { brandKitDraftSchema, type BrandKitDraft } from '@postwright/core/model/brand-kit'
import { describe, expect, test } from 'vitest'
import { firstChoice, isEmptyChoice, withAcceptedParts } from '@/features/brand-kit/autofill/autofill-choice.ts'

const foundAt = { source: 'https://oak.example/s.css', selector: 'body', property: 'color' }
const color = (hex: string, role: FoundColor['role'], name = ''): FoundColor => ({
  hex,
  role,
  name,
  isNeutral: false,
  count: 1,
  foundAt: [foundAt],
})
const PROPOSAL: BrandProposal = {
  url: 'https://oak.example/',
  name: { text: 'Oak & Ash '.repeat(20).trim(), foundAt },
  description: { text: 'Furniture', foundAt },
  language: null,
  logos: [
    { url: 'https://oak.example/logo.png', kind: 'header', picture: 'data:,', foundAt },
    { url: 'https://oak.example/icon.png', kind: 'icon', picture: 'data:,', foundAt },
  ],
  colors: [color('#1f6f54', 'primary', 'brand green'), color('#ffffff', 'background'), color('#c0ffee', 'other')],
  fonts: [{ use: 'heading', family: 'Tiempos', bundled: 'Merriweather', foundAt }],
  unread: [],
}
const UNNAMED = 'Unnamed kit'
const KIT = emptyBrandKit('Mine', 0)

function accept(kit: BrandKitDraft, choice = firstChoice(PROPOSAL, kit, UNNAMED)) {
  let id = 0
  return brandKitDraftSchema.parse(
    withAcceptedParts(kit, PROPOSAL, choice, {
      newId: () => `new${(id += 1)}`,
      nameOf: ({ role }) => role,
      mediaIds: new Map(choice.logos.map((url, at) => [url, `media${at}`])),
    }),
  )
}

describe('what a website proposes', () => {
  test('is checked at first where it replaces nothing', () => {
    expect(firstChoice(PROPOSAL, KIT, UNNAMED)).toEqual({
      words: ['description'],
      colors: ['#1f6f54', '#ffffff'],
      logos: ['https://oak.example/logo.png'],
      fonts: ['heading'],
    })
    const full = accept(KIT)
    expect(isEmptyChoice(firstChoice(PROPOSAL, full, UNNAMED))).toBe(true)
  })

  test('names a kit that has got no name yet', () => {
    expect(firstChoice(PROPOSAL, emptyBrandKit(UNNAMED, 0), UNNAMED).words).toEqual(['name', 'description'])
  })

  test('adds to an empty kit what is checked, and keeps its name', () => {
    expect(accept(KIT)).toMatchObject({
      name: 'Mine',
      description: 'Furniture',
      website: 'https://oak.example/',
      colors: [
        { name: 'brand green', hex: '#1f6f54', role: 'primary' },
        { name: 'background', hex: '#ffffff', role: 'background' },
      ],
      logos: [{ role: 'light', mediaId: 'media0' }],
      fonts: { heading: 'Merriweather', body: '', accent: '' },
    })
  })

  test('adds a picture once that stands under two addresses', () => {
    const logos = PROPOSAL.logos.map(({ url }) => url)
    const given = { newId: () => 'new1', nameOf: () => '', mediaIds: new Map(logos.map((url) => [url, 'media1'])) }
    const choice = { words: [], colors: [], fonts: [], logos }
    expect(withAcceptedParts(KIT, PROPOSAL, choice, given).logos).toMatchObject([{ role: 'light', mediaId: 'media1' }])
  })

  test('replaces nothing that is not checked, and what is within its bounds', () => {
    const own = { ...accept(KIT), website: 'https://mine.example', fonts: { heading: 'Lora', body: '', accent: '' } }
    const nothing = { words: [], colors: [], logos: [], fonts: [] }
    expect(accept(own, nothing)).toEqual(own)
    const name = accept(own, { ...nothing, words: ['name'], fonts: ['heading'] })
    expect(name).toMatchObject({ name: expect.stringMatching(/^Oak & Ash/), website: 'https://mine.example' })
    expect(name.fonts.heading).toBe('Merriweather')
  })

  test('gives a role that the kit has already to no second colour, and no colour or logo twice', () => {
    const own = accept(KIT)
    const again = accept(own, {
      words: [],
      colors: ['#1f6f54', '#c0ffee'],
      logos: ['https://oak.example/logo.png'],
      fonts: [],
    })
    expect(again.colors.map(({ role }) => role)).toEqual(['primary', 'background', 'other'])
    expect(again.logos).toHaveLength(1)
    const other = { ...KIT, colors: [{ id: 'a', name: 'Ink', hex: '#000000', role: 'primary' as const }] }
    expect(accept(other).colors.map(({ role }) => role)).toEqual(['primary', 'other', 'background'])
  })
})
