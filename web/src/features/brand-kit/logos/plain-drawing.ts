import DOMPurify from 'dompurify'
import type { DrawingRefusal } from './logo-file.ts'

/** Of a drawing: its length in characters, its elements, and how much of them are filters and copies of other parts. */
const LIMITS = { length: 1_000_000, elements: 3_000, filters: 40, uses: 60 }
const OWN = /^#[\w.:-]{1,100}$/
const OWN_PICTURE = /^data:image\/(?:png|jpeg|webp|gif);base64,/
const LINKS = new Set(['href', 'xlink:href', 'src'])

export type PlainDrawing = {
  /** With nothing that runs or leads elsewhere; gradients, masks, filters and text are kept. */
  root: SVGSVGElement
  /** The families that its text is set in, by the names in the file; empty for text without one. */
  families: string[]
}

/** What of a drawing (SVG) can be shown: DOMPurify takes out scripts, pages inside and events, and this what leads out of the file. */
export function plainDrawing(text: string): PlainDrawing | { refused: DrawingRefusal } {
  if (text.length > LIMITS.length) return { refused: 'large' }
  // Entities multiply before anything is taken out.
  if (/<!entity/i.test(text)) return { refused: 'complex' }
  const clean = DOMPurify.sanitize(text.replaceAll(/<\?xml[^>]{0,200}\?>|<!doctype[^>[]{0,400}>/gi, ''), {
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    FORBID_TAGS: ['foreignObject', 'a', 'animate', 'animateMotion', 'animateTransform', 'set'],
    RETURN_DOM_FRAGMENT: true,
  })
  const root = clean.querySelector('svg')
  if (!root) return { refused: 'unreadable' }
  const all = [root, ...root.querySelectorAll<SVGElement>('*')]
  const named = (names: readonly string[]) => all.filter(({ localName }) => names.includes(localName))
  const filters = all.filter(({ localName }) => localName.startsWith('fe'))
  const uses = named(['use'])
  if (all.length > LIMITS.elements || filters.length > LIMITS.filters || uses.length > LIMITS.uses) {
    return { refused: 'complex' }
  }
  // Copies of copies multiply like entities.
  const copied = uses.map((use) => linkOf(use).slice(1))
  if (all.some((each) => copied.includes(each.id) && (each.localName === 'use' || each.querySelector('use')))) {
    return { refused: 'complex' }
  }
  for (const element of all) withoutLinks(element)
  for (const style of named(['style'])) style.textContent = ownCss(style.textContent)
  const letters = named(['text', 'tspan', 'textPath']).filter(({ textContent }) => textContent.trim() !== '')
  return { root, families: letters.length === 0 ? [] : familiesIn(all, letters) }
}

function withoutLinks(element: Element): void {
  // The list is live: it would skip what follows one that is taken out.
  const attributes = [...element.attributes]
  for (const { name, value } of attributes) {
    const isLink = LINKS.has(name)
    const isPicture = element.localName === 'image' || element.localName === 'feImage'
    if (isLink && !OWN.test(value) && !(isPicture && OWN_PICTURE.test(value))) element.removeAttribute(name)
    else if (!isLink && ownCss(value) !== value) element.removeAttribute(name)
  }
}

/** Styles without what leads out of the file; none where that cannot be told. */
function ownCss(css: string): string {
  const isStrange = /@import|\\|expression|javascript:/i.test(css)
  const paints = [...css.matchAll(/url\(\s?["']?([^"')]{0,200})/gi)]
  return isStrange || paints.some(([, target = '']) => !OWN.test(target.trim())) ? '' : css
}

function linkOf(element: Element): string {
  return element.getAttribute('href') ?? element.getAttribute('xlink:href') ?? ''
}

/** The first family of each place that names one; `''` where text stands below none. */
function familiesIn(all: readonly Element[], letters: readonly Element[]): string[] {
  const said = all.flatMap((element) => {
    const css = element.localName === 'style' ? element.textContent : (element.getAttribute('style') ?? '')
    const inCss = [...css.matchAll(/font-family\s?:\s?([^;}]{1,200})/gi)].map(([, value = '']) => value)
    return [element.getAttribute('font-family') ?? '', ...inCss].filter((value) => value !== '')
  })
  const names = said.map((value) => (value.split(',')[0] ?? '').trim().replaceAll(/["']/g, ''))
  return letters.length > 0 && names.length === 0 ? [''] : [...new Set(names)]
}
