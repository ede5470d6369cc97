import type { LinkedLogo } from '../../domain/ports/web.ts'
import type { Attributes } from '../markup/read-markup.ts'
import { wholeAddress } from '../feed/whole-address.ts'

type Element = {
  name: string
  attributes: Attributes
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
  if (src === undefined) return null
  const isNamedSo = /logo|brand/i.test([src, alt, classes, id].join(' '))
  const url = isInHeader || isNamedSo ? wholeAddress(src, base) : ''
  if (url === '') return null
  const selector = `${isInHeader ? 'header ' : ''}img${classes === '' ? '' : `.${classes.slice(0, SELECTOR_MAX).trim().replaceAll(/\s+/g, '.')}`}`
  return { url, kind: 'header', foundAt: { source, selector: selector.slice(0, SELECTOR_MAX), property: 'src' } }
}

function linkedIcon({ rel = '', href }: Attributes, source: string, base: string): LinkedLogo | null {
  const rels = rel.toLowerCase().split(/\s/)
  const kind = rels.some((each) => each.startsWith('apple-touch-icon'))
    ? 'touch_icon'
    : rels.includes('icon')
      ? 'icon'
      : null
  const url = kind === null ? '' : wholeAddress(href, base)
  if (kind === null || url === '') return null
  const selector = `link[rel="${rel.slice(0, 60)}"]`
  return { url, kind, foundAt: { source, selector, property: 'href' } }
}
