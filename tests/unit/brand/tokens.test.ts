import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kitOfTokens } from '@postwright/core/brand-kit/kit-of-tokens'
import { emptyBrandKit } from '@postwright/core/brand-kit/empty-brand-kit'
import { readTokens } from '@postwright/core/brand-kit/read-tokens'
import { tokensOfKit } from '@postwright/core/brand-kit/token-export'
import { BRAND_COLOR_ROLES } from '@postwright/core/model/brand-kit'

const read = (file: unknown) => readTokens(JSON.stringify(file))

function taken(file: unknown) {
  const result = read(file)
  if (!result.ok) throw new Error(result.reason)
  return { ...kitOfTokens(result.tokens), refused: result.refused }
}

describe('a file of design tokens', () => {
  it('gives colours the type of their group, and the role of the alias that names it', () => {
    const { colors } = taken({
      color: {
        $type: 'color',
        palette: {
          juniper: { $value: '#2F5D50' },
          sand: { $value: { colorSpace: 'srgb', components: [1, 0.9, 0.8] } },
        },
        role: { primary: { $value: '{color.palette.juniper}' } },
      },
    })
    expect(colors.map(({ color }) => color)).toEqual([
      { name: 'juniper', hex: '#2f5d50', role: 'primary' },
      { name: 'sand', hex: '#ffe6cc', role: 'other' },
    ])
  })

  it('reads families as one name or a list, and lengths in both ways of writing them', () => {
    const result = taken({
      type: {
        heading: { $type: 'fontFamily', $value: ['Lora', 'serif'] },
        body: { $type: 'fontFamily', $value: 'Inter' },
      },
      logo: { 'light-min-width': { $type: 'dimension', $value: { value: 6, unit: 'rem' } } },
      space: { small: { $type: 'dimension', $value: '4px' } },
    })
    expect(result.fonts.map(({ role, family }) => [role, family])).toEqual([
      ['heading', 'Lora'],
      ['body', 'Inter'],
    ])
    expect(result.widths).toEqual([{ path: 'logo.light-min-width', role: 'light', minWidth: 96 }])
    expect(result.unused).toEqual(['space.small'])
  })

  it('takes the colour that screens show of a space with more colours, and reads Oklch itself', () => {
    const p3 = { colorSpace: 'display-p3', components: [1, 0, 0], hex: '#FF0000' }
    const { colors } = taken({
      wide: { $type: 'color', $value: p3 },
      ok: { $type: 'color', $value: { colorSpace: 'oklch', components: [1, 0, 'none'] } },
    })
    expect(colors.map(({ color }) => color.hex)).toEqual(['#ff0000', '#ffffff'])
  })

  it('says of each token that is not taken why', () => {
    const { refused } = taken({
      fine: { $type: 'color', $value: '#123456' },
      round: { $type: 'color', $value: '{again}' },
      again: { $type: 'color', $value: '{round}' },
      lost: { $type: 'color', $value: '{nowhere}' },
      glass: { $type: 'color', $value: '#11223380' },
      far: { $type: 'color', $value: { colorSpace: 'rec2020', components: [0.5, 1, 1] } },
      wrong: { $type: 'color', $value: 'url(javascript:alert(1))' },
      shadow: { $type: 'shadow', $value: {} },
    })
    expect(Object.fromEntries(refused.map(({ path, reason }) => [path, reason]))).toEqual({
      round: 'cycle',
      again: 'cycle',
      lost: 'target',
      glass: 'transparent',
      far: 'space',
      wrong: 'value',
      shadow: 'type',
    })
  })

  it('is refused as a whole when it is no such file, or made to be too much', () => {
    const deep = Array.from({ length: 60 }).reduce<unknown>((inside) => ({ a: inside }), { $value: '#111111' })
    const many = Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`c${at}`, { $value: '#111111' }]))
    const reasons = ['{', '[]', '"x"', 'null'].map((text) => readTokens(text))
    expect(reasons.map((result) => result.ok || result.reason)).toEqual(['json', 'json', 'json', 'json'])
    expect(read({ just: { a: 'group' } })).toEqual({ ok: false, reason: 'none' })
    expect(read(deep)).toEqual({ ok: false, reason: 'deep' })
    expect(read(many)).toEqual({ ok: false, reason: 'many' })
    expect(readTokens(' '.repeat(1_000_001))).toEqual({ ok: false, reason: 'long' })
    expect(readTokens('['.repeat(200_000)).ok).toBe(false)
  })

  it('changes nothing of its reader, whatever its names are', () => {
    const result = readTokens(
      '{"__proto__":{"polluted":{"$type":"color","$value":"#111111"}},"constructor":{"$value":"{__proto__}"}}',
    )
    expect(result.ok).toBe(true)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})

describe('a kit as tokens', () => {
  const colors = fc.uniqueArray(
    fc.record({
      id: fc.constant('id'),
      name: fc.stringMatching(/^[A-Za-z{.$][A-Za-z0-9 .{}$-]{0,20}[A-Za-z0-9]$/),
      hex: fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
      role: fc.constantFrom(...BRAND_COLOR_ROLES),
    }),
    { maxLength: 12, selector: ({ name }) => name },
  )
  const fonts = fc.record({
    heading: fc.constantFrom('', 'Lora', 'DM Sans'),
    body: fc.constantFrom('', 'Inter'),
    accent: fc.constantFrom('', 'Caveat'),
  })

  it('comes back as it was', () => {
    fc.assert(
      fc.property(colors, fonts, (ownColors, ownFonts) => {
        const kit = { ...emptyBrandKit('Juniper', 0), colors: ownColors, fonts: ownFonts }
        const result = read(tokensOfKit(kit))
        const back = kitOfTokens(result.ok ? result.tokens : [])
        expect(back.colors.map(({ color }) => color)).toEqual(ownColors.map(({ id: _id, ...color }) => color))
        const families = Object.fromEntries(back.fonts.map(({ role, family }) => [role, family]))
        expect({ heading: '', body: '', accent: '', ...families }).toEqual(ownFonts)
      }),
    )
  })

  it('names the least width of its logos', () => {
    const logos = [{ id: 'l', role: 'mark' as const, mediaId: 'm', clearSpace: 20, minWidth: 24 }]
    const result = read(tokensOfKit({ ...emptyBrandKit('Juniper', 0), logos }))
    expect(result.ok && kitOfTokens(result.tokens).widths.map(({ role, minWidth }) => [role, minWidth])).toEqual([
      ['mark', 24],
    ])
  })
})
