import { clampRgb, formatHex, parse } from 'culori'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCssColor } from '@postwright/core/brand-kit/css-color'
import { kitOfTokens } from '@postwright/core/brand-kit/kit-of-tokens'
import { readTokens } from '@postwright/core/brand-kit/read-tokens'

function taken(text: string) {
  const result = readTokens(text)
  if (!result.ok) throw new Error(result.reason)
  return { ...kitOfTokens(result.tokens), refused: result.refused }
}
const colorsIn = (file: unknown) =>
  taken(typeof file === 'string' ? file : JSON.stringify(file)).colors.map(({ color }) => [
    color.name,
    color.hex,
    color.role,
  ])

/** The library's reading of a CSS colour, clamped to sRGB. */
const judged = (css: string) => formatHex(clampRgb(parse(css) ?? { mode: 'rgb', r: 0, g: 0, b: 0 }))

describe('a colour as CSS writes it', () => {
  const share = fc.integer({ min: 0, max: 100 })
  const hue = fc.integer({ min: -360, max: 720 })
  const written = fc.oneof(
    fc.tuple(hue, share, share).map(([h, s, l]) => `hsl(${h} ${s}% ${l}%)`),
    fc.tuple(hue, share, share).map(([h, s, l]) => `hsl(${h}deg, ${s}%, ${l}%)`),
    fc.tuple(hue, share, share).map(([h, w, b]) => `hwb(${h} ${w}% ${b}%)`),
    fc.tuple(share, share, hue).map(([l, c, h]) => `oklch(${l}% ${(c / 400).toFixed(4)} ${h})`),
    fc.tuple(share, share, share).map(([l, a, b]) => `oklab(${l / 100} ${(a - 50) / 200} ${(b - 50) / 200})`),
    fc.tuple(share, share, hue).map(([l, c, h]) => `lch(${l}% ${c} ${h})`),
    fc.tuple(share, share, share).map(([l, a, b]) => `lab(${l} ${a - 50} ${b - 50})`),
    fc.tuple(share, share, share).map((each) => `color(display-p3 ${each.map((one) => one / 100).join(' ')})`),
    fc.tuple(share, share, share).map((each) => `rgb(${each.join(', ')})`),
  )

  it('becomes the hexadecimal value that the library gives, or the one beside it where a half is rounded', () => {
    fc.assert(
      fc.property(written, (css) => {
        const read = readCssColor(css)
        const bytes = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
        const [own, other] = [bytes('hex' in read ? read.hex : ''), bytes(judged(css))]
        expect(Math.max(...own.map((byte, at) => Math.abs(byte - (other[at] ?? 0)))), css).toBeLessThanOrEqual(1)
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    // The web platform's own tests write this green in each space.
    ['lab(46.277% -47.552 48.586)', '#008000'],
    ['oklab(51.975% -0.1403 0.10768)', '#008000'],
    ['oklch(51.975% 0.17686 142.495)', '#008000'],
    ['color(display-p3 0.21604 0.49418 0.13151)', '#008000'],
    ['color(srgb-linear 0 0.21586 0)', '#008000'],
    ['color(xyz 0.07719 0.15438 0.02573)', '#008000'],
    ['color(xyz-d50 0.08314 0.154746 0.020961)', '#008000'],
    ['hwb(90deg 10% 10%)', '#80e61a'],
    ['#ABC', '#aabbcc'],
    ['#abcf', '#aabbcc'],
    ['#2F5D50FF', '#2f5d50'],
    ['rebeccapurple', 'value'],
    ['white', '#ffffff'],
    ['rgb(47 93 80 / 100%)', '#2f5d50'],
    ['hsl(0.5turn 50% 50%)', '#40bfbf'],
    ['oklch(none none none)', '#000000'],
    ['#2f5d5080', 'transparent'],
    ['rgba(0,0,0,.5)', 'transparent'],
    ['transparent', 'transparent'],
    ['color(rec2020 1 0 0)', 'space'],
    ['rgb(1 2)', 'value'],
    ['rgb(1e999 2 3)', 'value'],
    ['#12345', 'value'],
    [`rgb(${'9'.repeat(5_000)})`, 'value'],
  ])('%s is %s', (css, said) => {
    const read = readCssColor(css)
    expect('hex' in read ? read.hex : read.refused).toBe(said)
  })
})

describe('the colours of a token file', () => {
  it('keep their names as written, told apart by their groups', () => {
    expect(
      colorsIn({
        color: {
          $type: 'color',
          'Juniper Green': { $value: '#2f5d50' },
          blue: { 50: { $value: '#eff6ff' }, 500: { $value: '#3b82f6' } },
          light: { accent: { $value: '#c2410c' } },
          dark: { accent: { $value: '#fb923c' } },
        },
      }),
    ).toEqual([
      ['Juniper Green', '#2f5d50', 'other'],
      ['blue 50', '#eff6ff', 'other'],
      ['blue 500', '#3b82f6', 'other'],
      ['accent', '#c2410c', 'accent'],
      ['dark accent', '#fb923c', 'other'],
    ])
  })

  it('have each role once: the middle of a scale, never what stands on a colour or is its hover', () => {
    const colors = colorsIn({
      color: {
        $type: 'color',
        'on-primary': { $value: '#fffffe' },
        'primary-foreground': { $value: '#fffffd' },
        primary: { 100: { $value: '#d1e5de' }, 500: { $value: '#2f5d50' }, 900: { $value: '#10201b' } },
        background: { primary: { $value: '#fefefe' }, hover: { $value: '#f0f0f0' } },
        text: { default: { $value: '#111111' } },
      },
    })
    expect(colors.filter(([, , role]) => role !== 'other')).toEqual([
      ['primary 500', '#2f5d50', 'primary'],
      ['primary', '#fefefe', 'background'],
      ['text default', '#111111', 'text'],
    ])
  })

  it('come once where a file names one twice, with the role of either name', () => {
    const { colors, same } = taken(
      JSON.stringify({
        palette: { $type: 'color', juniper: { $value: '#2f5d50' } },
        brand: { $type: 'color', primary: { $value: '#2F5D50FF' } },
      }),
    )
    expect(colors.map(({ color }) => color)).toEqual([{ name: 'juniper', hex: '#2f5d50', role: 'primary' }])
    expect(same).toEqual([{ path: 'brand.primary', as: 'palette.juniper' }])
  })

  it('are exact where components were rounded, and as the components say where the two disagree', () => {
    const value = { colorSpace: 'srgb', components: [0.18, 0.36, 0.31], hex: '#2f5d50' }
    const hexes = colorsIn({
      rounded: { $type: 'color', $value: value },
      other: { $type: 'color', $value: { ...value, hex: '#ff00ff' } },
    }).map(([, hex]) => hex)
    expect(hexes).toEqual(['#2f5d50', '#2e5c4f'])
  })

  it('with a role go before the others where a kit cannot hold all', () => {
    const many = Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [`c${at}`, { $value: `#0000${(at + 16).toString(16)}` }]),
    )
    const { colors, unused } = taken(
      JSON.stringify({ color: { $type: 'color', ...many, primary: { $value: '#2f5d50' } } }),
    )
    expect([colors.length, unused.length]).toEqual([24, 17])
    expect(colors.at(-1)?.color).toEqual({ name: 'primary', hex: '#2f5d50', role: 'primary' })
  })
})

describe('other kinds of files', () => {
  it('of Tokens Studio give their sets, whose aliases leave the set out', () => {
    const file = {
      global: {
        juniper: { value: '#2f5d50', type: 'color' },
        round: { value: '{round}', type: 'color' },
        title: { value: { fontFamily: 'Lora', fontSize: '{size.l}' }, type: 'typography' },
        body: { value: 'Inter, sans-serif', type: 'fontFamilies' },
      },
      brand: { primary: { value: '{juniper}', type: 'color' } },
      $themes: [],
      $metadata: { tokenSetOrder: ['global', 'brand'] },
    }
    const { colors, fonts, refused } = taken(JSON.stringify(file))
    expect(colors.map(({ color }) => color)).toEqual([{ name: 'juniper', hex: '#2f5d50', role: 'primary' }])
    expect(fonts.map(({ role, family }) => [role, family])).toEqual([
      ['heading', 'Lora'],
      ['body', 'Inter'],
    ])
    expect(refused).toEqual([{ path: 'global.round', reason: 'cycle' }])
  })

  it("of Figma's variables give the default mode of each collection and follow references", () => {
    const color = (r: number, g: number, b: number, a = 1) => ({ r, g, b, a })
    const file = {
      meta: {
        variableCollections: { c1: { defaultModeId: 'm2' } },
        variables: {
          v1: {
            name: 'palette/Juniper',
            resolvedType: 'COLOR',
            variableCollectionId: 'c1',
            valuesByMode: { m1: color(1, 1, 1), m2: color(47 / 255, 93 / 255, 80 / 255) },
          },
          v2: {
            name: 'role/primary',
            resolvedType: 'COLOR',
            valuesByMode: { m1: { type: 'VARIABLE_ALIAS', id: 'v1' } },
          },
          v3: { name: 'glass', resolvedType: 'COLOR', valuesByMode: { m1: color(0, 0, 0, 0.5) } },
          v4: { name: 'font/heading', resolvedType: 'STRING', valuesByMode: { m1: 'Lora' } },
          v5: { name: 'lost', resolvedType: 'COLOR', valuesByMode: { m1: { type: 'VARIABLE_ALIAS', id: 'v9' } } },
        },
      },
    }
    const { colors, fonts, refused } = taken(JSON.stringify(file))
    expect(colors.map(({ color: each }) => each)).toEqual([{ name: 'Juniper', hex: '#2f5d50', role: 'primary' }])
    expect(fonts).toMatchObject([{ role: 'heading', family: 'Lora' }])
    expect(refused).toEqual([
      { path: 'glass', reason: 'transparent' },
      { path: 'lost', reason: 'target' },
    ])
  })

  it('of styles give their custom properties, of those that are set again the first', () => {
    const css = `
      /* --commented: #000001; */
      :root { --juniper: #2F5D50; --color-primary: var(--juniper); --background: 40 33% 98%;
        --font-heading: "Lora", serif; --round: var(--round); --gap: 4px; --shadow: 0 1px 2px rgb(0 0 0 / 20%) }
      @media (prefers-color-scheme: dark) { :root { --background: #000000 } }`
    const { colors, fonts, refused, unused } = taken(css)
    expect(colors.map(({ color }) => color)).toEqual([
      { name: 'juniper', hex: '#2f5d50', role: 'primary' },
      { name: 'background', hex: judged('hsl(40 33% 98%)'), role: 'background' },
    ])
    expect(fonts).toMatchObject([{ role: 'heading', family: 'Lora' }])
    expect(unused).toEqual(['gap'])
    expect(refused).toEqual([
      { path: 'background', reason: 'repeated' },
      { path: 'round', reason: 'cycle' },
      { path: 'shadow', reason: 'type' },
    ])
  })

  it('are refused whole when they are no tokens, however they are made', () => {
    const reasons = ['<svg/>', 'a { color: red }', '--', '{"a":', `--a${':'.repeat(90_000)}`, '/*'.repeat(90_000)].map(
      (text) => readTokens(text),
    )
    expect(reasons.map((result) => result.ok || result.reason)).toEqual(['json', 'json', 'none', 'json', true, 'json'])
    const many = Array.from({ length: 2_100 }, (_, at) => `--c${at}: #111111;`).join('')
    expect(readTokens(many)).toEqual({ ok: false, reason: 'many' })
  })
})
