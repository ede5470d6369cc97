import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emptyBrandKit } from '@postwright/core/brand-kit/empty-brand-kit'
import { fontFacesOf, logoFor, pageThemeOf, pageStyleOf } from '@postwright/core/link-page/page-theme'
import { BRAND_COLOR_ROLES, type BrandKitDraft, type LOGO_ROLES } from '@postwright/core/model/brand-kit'
import { contrastRatio } from '@postwright/core/scene/drawing/colors'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

const kits: fc.Arbitrary<BrandKitDraft> = fc
  .array(
    fc.record({ id: fc.constant('c'), name: fc.constant('Any'), hex, role: fc.constantFrom(...BRAND_COLOR_ROLES) }),
    {
      maxLength: 8,
    },
  )
  .map((colors) => ({ ...emptyBrandKit('Any', 0), colors }))

it('every pair of colours that is read passes WCAG 2.2 AA, whatever the colours of the kit', () => {
  fc.assert(
    fc.property(kits, (kit) => {
      const { background, surface, text, muted, button, onButton, line } = pageThemeOf(kit)
      const pairs = [
        [text, background],
        [text, surface],
        [muted, background],
        [muted, surface],
        [onButton, button],
      ] as const
      for (const [ink, ground] of pairs) expect(contrastRatio(ink, ground)).toBeGreaterThanOrEqual(4.5)
      expect(contrastRatio(line, background)).toBeGreaterThanOrEqual(3)
    }),
    { numRuns: 200 },
  )
})

it('colours that can be read stay as the kit has them', () => {
  const kit = {
    ...emptyBrandKit('Any', 0),
    colors: [color('background', '#faf6ee'), color('text', '#20252b'), color('primary', '#1f5f4a')],
  }
  expect(pageThemeOf(kit)).toMatchObject({ background: '#faf6ee', text: '#20252b', button: '#1f5f4a' })
})

function color(role: (typeof BRAND_COLOR_ROLES)[number], value: string) {
  return { id: role, name: role, hex: value, role }
}

it('the logo is the sign, else the one for the brightness of the ground, else any', () => {
  const logo = (role: (typeof LOGO_ROLES)[number]) => ({
    id: role,
    role,
    mediaId: `of-${role}`,
    clearSpace: 0,
    minWidth: 0,
  })
  const kit = (...roles: (typeof LOGO_ROLES)[number][]) => ({ ...emptyBrandKit('Any', 0), logos: roles.map(logo) })
  expect(logoFor(kit('light', 'dark', 'mark'), { background: '#000000' })).toBe('of-mark')
  expect(logoFor(kit('light', 'dark'), { background: '#000000' })).toBe('of-dark')
  expect(logoFor(kit('light', 'dark'), { background: '#ffffff' })).toBe('of-light')
  expect(logoFor(kit('dark'), { background: '#ffffff' })).toBe('of-dark')
  expect(logoFor(null, { background: '#ffffff' })).toBe(null)
})

it('names of fonts become no rules of their own', () => {
  const css = pageStyleOf({ ...pageThemeOf(null), heading: 'x";}*{display:none', body: 'Inter' })
  expect(css).not.toContain('display:none')
  expect(css).toContain('"Inter",system-ui')
  expect(fontFacesOf({ heading: 'Own font', body: 'Inter' })).toMatch(/^@font-face\{font-family:"Inter"/)
})
