import type { LinkedLogo } from '../../domain/brand-autofill/website.ts'
import { wholeAddress } from '../feed/whole-address.ts'

type Element = {
  name: string
  attributes: Readonly<Record<string, string>>
  isInHeader: boolean
  /** The page's address, and the one that its addresses are relative to. */
  source: string
  base: string
}

const SELECTOR_MAX = 160

/** The logo that an element shows or links, if it looks like one. */
export function logoOfElement({ name, attributes, isInHeader, source, base }: Element): LinkedLogo | null {
  if (name === 'link') return linkedIcon(attributes, source, base)
  if (name !== 'img') return null
  const { src, alt = '', class: classes = '', id = '' } = attributes
  const isNamedSo = /logo|brand/i.test([src, alt, classes, id].join(' '))
  const url = isInHeader || isNamedSo ? wholeAddress(src, base) : ''
  if (url === '') return null
  const selector = `${isInHeader ? 'header ' : ''}img${classes === '' ? '' : `.${classes.trim().replaceAll(/\s+/g, '.')}`}`
  return { url, kind: 'header', foundAt: { source, selector: selector.slice(0, SELECTOR_MAX), property: 'src' } }
}

function linkedIcon({ rel = '', href }: Element['attributes'], source: string, base: string): LinkedLogo | null {
  const kind = /\bapple-touch-icon/i.test(rel) ? 'touch_icon' : /(^|\s)icon(\s|$)/i.test(rel) ? 'icon' : null
  const url = kind === null ? '' : wholeAddress(href, base)
  if (kind === null || url === '') return null
  const selector = `link[rel="${rel.slice(0, 60)}"]`
  return { url, kind, foundAt: { source, selector, property: 'href' } }
}
