import { expect, it } from 'vitest'
import { brandOptionsOf } from '@postwright/core/brand-kit/kit-theme'
import { emptyBrandKit } from '@postwright/core/brand-kit/empty-brand-kit'
import { brandRulesOf } from '@postwright/core/brand-kit/to-brand-rules'
import { findDefaultKit, kitOfChannel } from '@postwright/core/brand-kit/kit-of-channel'
import { NO_BRAND_RULES } from '@postwright/core/checks/brand/brand-rules'
import { brandKitDraftSchema } from '@postwright/core/model/brand-kit'
import { sceneOf } from '../scene/sample-scene.ts'

const empty = emptyBrandKit('Juniper', 0)
const THEME = sceneOf().deck.theme

it('begins with a kit that the schema takes and that asks for nothing', () => {
  expect(brandKitDraftSchema.parse(empty)).toEqual(empty)
  expect(brandRulesOf(empty)).toEqual(NO_BRAND_RULES)
  expect(brandOptionsOf(empty, THEME)).toBeNull()
})

it('follows the first kit that names a channel, and else the first that names none', () => {
  const [second, own, further] = [{ channels: [] }, { channels: ['c1', 'c2'] }, { channels: ['c2'] }]
  expect(kitOfChannel([own, second, further], 'c2')).toBe(own)
  expect(kitOfChannel([own, second, further], 'c3')).toBe(second)
  expect(kitOfChannel([own, second, further], null)).toBe(second)
  expect(kitOfChannel([own, further], 'c3')).toBeNull()
})

it('asks for a preferred word only once there is one', () => {
  const preferred = [
    { word: 'utilise', replacement: 'use' },
    { word: 'leverage', replacement: '' },
  ]
  const rules = brandRulesOf({ ...empty, voice: { ...empty.voice, preferred } })
  expect(rules.preferred).toEqual([{ word: 'utilise', replacement: 'use' }])
})

it('lets decks use its colours and each of its families once', () => {
  const colors = [{ id: 'a', name: 'Ink', hex: '#112233', role: 'text' as const }]
  const fonts = { heading: 'Inter', body: 'Inter', accent: '' }
  expect(brandOptionsOf({ colors, fonts }, THEME)).toMatchObject({ colors: ['#112233'], fonts: ['Inter'] })
})

it('begins new decks with the kit of channels that no kit names, else with the first', () => {
  const [first, second] = [
    { id: 'a', channels: ['c1'] },
    { id: 'b', channels: [] },
  ]
  expect(findDefaultKit([first, second])).toBe(second)
  expect(findDefaultKit([first])).toBe(first)
  expect(findDefaultKit([])).toBeNull()
})
