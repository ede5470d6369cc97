import { findOffKitColors } from '@postwright/core/brand-kit/off-kit-colors'
import { emptyBrandKit } from '@postwright/core/brand-kit/empty-brand-kit'
import { themeOfKit } from '@postwright/core/brand-kit/kit-theme'
import type { BrandColorRole, BrandKit } from '@postwright/core/model/brand-kit'
import { applyChange } from '@postwright/core/scene/apply-change'
import { applyTheme, setBrandKit } from '@postwright/core/scene/commands/deck-theme'
import { invertChange } from '@postwright/core/scene/invert-change'
import { contrastRatio } from '@postwright/core/scene/drawing/colors'
import { themeSchema } from '@postwright/core/scene/theme'
import { wcagContrast } from 'culori'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kitOfDeck } from '../../../web/src/decks/brand/deck-brand.ts'
import { makeBase } from '../../support/factories/document-base.ts'
import { sceneOf, shapeLayer, slideOf } from '../scene/sample-scene.ts'

const SCENE = sceneOf(slideOf('s1', [shapeLayer('a')]))

const color = (role: BrandColorRole, hex: string) => ({ id: `${role}-${hex.slice(1)}`, name: role, hex, role })
const KIT: BrandKit = {
  ...makeBase('kit1'),
  ...emptyBrandKit('Oak', 1),
  colors: [
    color('primary', '#1f6f54'),
    color('secondary', '#e4572e'),
    color('background', '#ffffff'),
    color('text', '#000000'),
  ],
  fonts: { heading: 'Lora', body: '', accent: '' },
  colorsOnlyFor: ['editor'],
}

describe('a deck that follows a brand kit', () => {
  test('gets its colours and fonts as the theme, which keeps what the kit does not say', () => {
    const { theme } = SCENE.deck
    const next = themeSchema.parse(themeOfKit(KIT, theme))
    expect(next).toEqual({
      colors: {
        background: '#ffffff',
        surface: '#ffffff',
        text: '#000000',
        muted: '#666666',
        primary: '#1f6f54',
        accent: '#e4572e',
      },
      fonts: { heading: 'Lora', body: theme.fonts.body },
    })
    expect(themeOfKit({ ...KIT, colors: [], fonts: emptyBrandKit('', 0).fonts }, theme)).toEqual(theme)
  })

  test('has quiet words that can be read on every ground', () => {
    const grounds = ['#ffffff', '#faf6ee', '#7f7f7f', '#20252b', '#c9741a']
    for (const background of grounds) {
      for (const text of ['#000000', '#20252b', '#ffffff']) {
        const colors = [color('background', background), color('text', text)]
        const { muted } = themeOfKit({ ...KIT, colors }, SCENE.deck.theme).colors
        const least = Math.min(4.5, contrastRatio(text, background))
        expect(contrastRatio(muted, background), `${text} on ${background}`).toBeGreaterThanOrEqual(least)
      }
    }
  })

  test('has text that can be read on its background and surface, whatever the colours of the kit, and always the same', () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
    const colors = fc.array(
      fc.tuple(fc.constantFrom<BrandColorRole>('background', 'surface', 'text', 'primary', 'accent', 'other'), hex),
      { minLength: 1, maxLength: 8 },
    )
    fc.assert(
      fc.property(colors, (pairs) => {
        const kit = { ...KIT, colors: pairs.map(([role, value]) => color(role, value)) }
        const { theme } = SCENE.deck
        const made = themeOfKit(kit, theme)
        const { background, surface, text, muted } = made.colors
        for (const ground of [background, surface]) {
          expect(wcagContrast(text, ground)).toBeGreaterThanOrEqual(4.5)
          expect(wcagContrast(muted, ground)).toBeGreaterThanOrEqual(4.5)
        }
        expect(themeOfKit(kit, made)).toEqual(made)
      }),
      { numRuns: 500 },
    )
  })

  test('keeps each colour of the kit that can be read, and takes another of its colours where its text cannot', () => {
    const colors = [color('background', '#fffdf5'), color('text', '#e8dcc0'), color('primary', '#3b2a1a')]
    expect(themeOfKit({ ...KIT, colors }, SCENE.deck.theme).colors).toMatchObject({
      background: '#fffdf5',
      text: '#3b2a1a',
      primary: '#3b2a1a',
    })
  })

  test('is set and given its theme by commands that can be taken back', () => {
    const followed = setBrandKit(SCENE, { brandKitId: 'kit1' })
    if (!followed) throw new Error('nothing changed')
    const after = applyChange(SCENE, followed)
    expect(after.deck).toEqual({ ...SCENE.deck, brandKitId: 'kit1' })
    expect(setBrandKit(after, { brandKitId: 'kit1' })).toBeNull()
    const themed = applyTheme(after, { theme: themeOfKit(KIT, after.deck.theme), mapsColors: true })
    if (!themed) throw new Error('nothing changed')
    expect(applyChange(applyChange(after, themed), invertChange(themed))).toEqual(after)
  })

  test('names the colours that are not of the kit, by slide and in the theme', () => {
    const plain = { deck: { ...SCENE.deck, theme: themeOfKit(KIT, SCENE.deck.theme) }, slides: [] }
    expect(findOffKitColors(plain, KIT)).toEqual([])
    const strange = slideOf('s1', [shapeLayer('a', { fill: { kind: 'solid', color: '#123456' } })])
    expect(findOffKitColors({ ...plain, slides: [slideOf('s0', []), strange] }, KIT)).toEqual([
      { color: '#123456', slide: 2 },
    ])
    const { theme } = plain.deck
    const other = {
      ...plain,
      deck: { ...plain.deck, theme: { ...theme, colors: { ...theme.colors, accent: '#ff00ff' } } },
    }
    expect(findOffKitColors(other, KIT)).toEqual([{ color: '#ff00ff', slide: null }])
  })

  test('holds the roles that the kit names to its colours, and no others', () => {
    const held = (role: 'owner' | 'editor' | null, kit: BrandKit = KIT) =>
      kitOfDeck({ kits: [kit], role }, 'kit1').isColorsOnly
    expect([held('editor'), held('owner'), held(null), held('editor', { ...KIT, colors: [] })]).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(kitOfDeck({ kits: [KIT], role: 'editor' }, '')).toEqual({ kit: null, isColorsOnly: false })
  })
})
