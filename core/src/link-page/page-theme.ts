import { CONTRAST_LEAST } from '../brand-kit/contrast.ts'
import { nearestPassingColor } from '../brand-kit/nearest-passing-color.ts'
import { type BundledFamily, BUNDLED_FAMILIES } from '../fonts/families.ts'
import type { BrandColorRole, BrandKit } from '../model/brand-kit.ts'
import { mixColors, contrastRatio } from '../scene/drawing/colors.ts'

/** Colours and fonts of a link page. Every text colour has the contrast to its background that WCAG 2.2 AA requires. */
export type PageTheme = {
  background: string
  /** Background of posts, decks and feeds. */
  surface: string
  text: string
  muted: string
  /** Background of links, and the text colour on it. */
  button: string
  onButton: string
  /** Borders of interactive elements. */
  line: string
  heading: string
  body: string
}

type Kit = Pick<BrandKit, 'colors' | 'fonts' | 'logos'>

const [WHITE, BLACK] = ['#ffffff', '#000000']
const PLAIN = { background: '#f7f7f5', text: '#1c1c1e', primary: '#1f4b8f' }

/** Returns the theme of a kit, or a plain one without a kit. A surface on which the text would be hard to read is replaced by the background. */
export function pageThemeOf(kit: Kit | null): PageTheme {
  const of = (role: BrandColorRole) => kit?.colors.find((color) => color.role === role)?.hex
  const background = of('background') ?? PLAIN.background
  const text = readableOn(of('text') ?? PLAIN.text, background)
  const muted = readableOn(mixColors(text, background, 0.3), background)
  const wanted = of('surface') ?? background
  const isReadable = [text, muted].every((color) => contrastRatio(color, wanted) >= CONTRAST_LEAST.text)
  const button = of('primary') ?? of('accent') ?? of('secondary') ?? PLAIN.primary
  return {
    background,
    surface: isReadable ? wanted : background,
    text,
    muted,
    button,
    onButton: readableOn(background, button),
    line: nearestPassingColor(button, background, CONTRAST_LEAST.graphics) ?? text,
    heading: kit?.fonts.heading ?? '',
    body: kit?.fonts.body ?? '',
  }
}

/**
 * Returns the media id of the logo for a background: the logo mark, otherwise the logo for the background's brightness, otherwise any; null without
 * logos.
 */
export function logoFor(kit: Kit | null, { background }: Pick<PageTheme, 'background'>): string | null {
  const isDark = contrastRatio(background, WHITE) > contrastRatio(background, BLACK)
  const roles = ['mark', isDark ? 'dark' : 'light'] as const
  const found = roles.map((role) => kit?.logos.find((logo) => logo.role === role)).find(Boolean)
  return (found ?? kit?.logos[0])?.mediaId ?? null
}

/** Returns the nearest colour that is readable on a background, otherwise black or white. */
function readableOn(color: string, ground: string): string {
  const moved = nearestPassingColor(color, ground, CONTRAST_LEAST.text)
  return moved ?? (contrastRatio(BLACK, ground) >= contrastRatio(WHITE, ground) ? BLACK : WHITE)
}

/** Returns the addresses of the bundled font files used at the top of a page, at most two, to preload them. */
export function firstFontsOf({ heading, body }: Pick<PageTheme, 'heading' | 'body'>): string[] {
  const shapes = [
    { name: heading, weight: 700 },
    { name: body, weight: 400 },
  ]
  return shapes.flatMap(({ name, weight }) => {
    const family = BUNDLED_FAMILIES.find((each) => each.name === name)
    return family?.weights.includes(weight) ? [fontAddress(family, weight)] : []
  })
}

function fontAddress({ folder, version }: BundledFamily, weight: number): string {
  return `/assets/fonts/${folder}-${version}/latin-${weight}-normal.woff2`
}

/**
 * Returns the `@font-face` rules of a theme's bundled families, with the addresses at which the build serves them. With `optional`, a font that loads
 * too late is used on the next page, so the layout does not shift.
 */
export function fontFacesOf(
  { heading, body }: Pick<PageTheme, 'heading' | 'body'>,
  display: 'optional' | 'swap' = 'optional',
): string {
  const faces = [...new Set([heading, body])].flatMap((name) => {
    const family = BUNDLED_FAMILIES.find((each) => each.name === name)
    if (!family) return []
    const weights = [400, 700]
      .map((wanted) => family.weights.find((weight) => weight === wanted))
      .filter((weight) => weight !== undefined)
    return weights.map(
      (weight) =>
        `@font-face{font-family:"${family.name}";font-weight:${weight};font-display:${display};src:url(${fontAddress(family, weight)}) format("woff2")}`,
    )
  })
  return faces.join('')
}

const SANS = 'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif'

/** Accepted font names: letters, digits, spaces and hyphens only. */
const FAMILY = /^[\p{L}\p{N} -]+$/u

/**
 * Returns the whole stylesheet of a page. Except for `@font-face` and `html,body`, all rules are limited to `.page` and its contents, so that a
 * preview can use them.
 */
export function pageStyleOf(theme: PageTheme): string {
  const { background, surface, text, muted, button, onButton, line } = theme
  const [body, heading] = [familyOf(theme.body), familyOf(theme.heading)]
  const focus = `outline:3px solid ${text};outline-offset:3px`
  return [
    fontFacesOf(theme),
    `html,body{margin:0;background:${background}}`,
    `.page{box-sizing:border-box;min-height:100vh;max-width:40rem;margin:0 auto;padding:3rem 1.25rem 2rem;background:${background};color:${text};font:1.0625rem/1.5 ${body};overflow-wrap:anywhere}`,
    '.page *{box-sizing:border-box}',
    '.top{display:flex;flex-direction:column;align-items:center;text-align:center;gap:.5rem;margin-bottom:2rem}',
    '.logo{width:6rem;height:6rem;object-fit:contain;margin-bottom:.5rem}',
    `.title{margin:0;font:700 clamp(1.75rem,6vw,2.25rem)/1.2 ${heading}}`,
    `.bio{margin:0;color:${muted};max-width:32rem}`,
    '.block{margin:0 0 2rem}',
    `.heading{margin:0 0 .75rem;text-align:center;font:700 1.25rem/1.3 ${heading}}`,
    '.list{list-style:none;margin:0;padding:0;display:grid;gap:.75rem}',
    '.button,.card{display:flex;flex-direction:column;justify-content:center;min-height:3.5rem;padding:.75rem 1.25rem;border-radius:.75rem;text-decoration:none}',
    `.button{background:${button};color:${onButton};border:2px solid ${line};text-align:center;font-weight:600}`,
    `.card{margin:0;background:${surface};color:${text};border:1px solid ${line}}`,
    'a.button:hover .label,a.card:hover .label{text-decoration:underline}',
    `.page a:focus-visible{${focus}}`,
    '.note{font-size:.875rem;font-weight:400}',
    `.card .note{color:${muted}}`,
    '.slide{display:block;width:100%;height:auto;border-radius:.5rem;margin-bottom:.75rem}',
    `.latest{margin:0 0 .75rem;padding-left:1.25rem;color:${text}}`,
    '.end{text-align:center;padding-top:1rem}',
    `.made{display:inline-block;padding:.75rem;color:${muted};font-size:.875rem}`,
    '@media (prefers-reduced-motion:no-preference){.button,.card{transition:transform .12s}a.button:hover,a.card:hover{transform:translateY(-1px)}}',
    '',
  ].join('\n')
}

function familyOf(name: string): string {
  return FAMILY.test(name) ? `"${name}",${SANS}` : SANS
}
