import { readFileSync } from 'node:fs'
import { BRAND } from '@postwright/core/brand'

const WEB = new URL('../../../web/', import.meta.url)

/** HTML of a social card, 1200 × 630 pixels, with the product's name, the page's title and a sentence, in the light scheme. */
export function cardPage({ title, text }: { title: string; text: string }): string {
  const tokens = readFileSync(new URL('src/ui/tokens.css', WEB), 'utf8')
  const mark = readFileSync(new URL('public/icons/mark.svg', WEB), 'utf8')
  return `<!doctype html><html class="light"><meta charset="utf-8"><style>
    ${face('Newsreader Variable', 'newsreader', '200 800')}
    ${face('Instrument Sans Variable', 'instrument-sans', '400 700')}
    ${tokens}
    body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 60px 80px 56px;
      display: flex; flex-direction: column; justify-content: space-between;
      background: var(--color-paper); color: var(--color-ink); font-family: var(--font-text); }
    header, footer { display: flex; align-items: center; gap: 18px; }
    header { font: 560 40px var(--font-display); letter-spacing: -0.02em; }
    header svg { width: 60px; height: 60px; }
    h1 { margin: 0; max-width: 1040px; font: 420 ${sizeOf(title)}px/1.06 var(--font-display); letter-spacing: -0.028em; text-wrap: balance; }
    p { margin: 28px 0 0; max-width: 34em; color: var(--color-ink-soft); font-size: ${text.length > 120 ? 28 : 31}px; line-height: 1.4; text-wrap: pretty; }
    footer { color: var(--color-accent-strong); font-size: 26px; font-weight: 600; }
    footer i { flex: 1; height: 3px; border-radius: 3px; background: var(--color-line); }
    footer b { width: 20px; height: 20px; border-radius: 50%; background: var(--color-accent); }
  </style>
  <header>${mark}${escaped(BRAND.name)}</header>
  <main><h1>${escaped(title)}</h1><p>${escaped(text)}</p></main>
  <footer><span>${escaped(BRAND.domain)}</span><i></i><b></b></footer></html>`
}

/** Font size in pixels that keeps the title on two lines. */
function sizeOf(title: string): number {
  if (title.length <= 34) return 96
  return title.length <= 50 ? 84 : 72
}

function face(family: string, file: string, weight: string): string {
  const data = readFileSync(new URL(`src/ui/fonts/${file}-core.woff2`, WEB)).toString('base64')
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}) }`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
