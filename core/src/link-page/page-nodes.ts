import { BRAND } from '../brand.ts'
import { FORMATS } from '../scene/format.ts'
import type { PageView, PageWords } from './page-view.ts'

/** A node of a page: text, or one of a few kinds of elements. Renderers convert it to markup or elements. */
export type PageNode = string | PageElement

export type PageElement = {
  tag: 'main' | 'header' | 'section' | 'footer' | 'h1' | 'h2' | 'p' | 'ul' | 'li' | 'a' | 'span' | 'img'
  attributes: Readonly<Record<string, string>>
  children: readonly PageNode[]
}

type Shown = PageView['blocks'][number]

/** Returns the page's `main` element, which contains the whole body. */
export function pageNodesOf({ title, bio, logo, blocks }: PageView, words: PageWords, origin: string): PageElement {
  const top = [
    ...(logo === null ? [] : [image('logo', logo, { width: '96', height: '96', fetchpriority: 'high' })]),
    element('h1', { class: 'title' }, [title]),
    ...paragraphs(bio),
  ]
  return element('main', { class: 'page' }, [
    element('header', { class: 'top' }, top),
    ...blocks.map(blockNodes),
    element('footer', { class: 'end' }, [link(origin, 'made', [words.madeWith.replace('{{product}}', BRAND.name)])]),
  ])
}

function blockNodes(block: Shown): PageElement {
  const heading = block.heading === '' ? [] : [element('h2', { class: 'heading' }, [block.heading])]
  return element('section', { class: `block ${block.kind}` }, [...heading, ...contentOf(block)])
}

function contentOf(block: Shown): PageNode[] {
  if (block.kind === 'deck') {
    const { name, format, image: src, href } = block
    const { width, height } = FORMATS[format]
    const shown = [
      ...(src === null ? [] : [image('slide', src, { width: String(width), height: String(height), loading: 'lazy' })]),
      element('span', { class: 'label' }, [name]),
    ]
    return [href === null ? element('p', { class: 'card' }, shown) : link(href, 'card', shown)]
  }
  const look = block.kind === 'links' || block.kind === 'contact' ? 'button' : 'card'
  return [
    element(
      'ul',
      { class: 'list' },
      block.items.map((item) => {
        const latest = 'latest' in item && item.latest.length > 0 ? [titles(item.latest)] : []
        return element('li', {}, [...latest, link(item.href, look, labelled(item))])
      }),
    ),
  ]
}

function labelled({ label, note }: { label: string; note: string }): PageNode[] {
  const name = element('span', { class: 'label' }, [label])
  // Separates the name and the note with a space, for pages without styles.
  return note === '' ? [name] : [name, ' ', element('span', { class: 'note' }, [note])]
}

function titles(items: readonly string[]): PageElement {
  return element(
    'ul',
    { class: 'latest' },
    items.map((item) => element('li', {}, [item])),
  )
}

function paragraphs(text: string): PageElement[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => element('p', { class: 'bio' }, [line.trim()]))
}

function link(href: string, look: string, children: readonly PageNode[]): PageElement {
  return element('a', { class: look, href, rel: 'noopener' }, children)
}

function image(look: string, src: string, further: Record<string, string>): PageElement {
  return element('img', { class: look, src, alt: '', decoding: 'async', ...further }, [])
}

function element(
  tag: PageElement['tag'],
  attributes: PageElement['attributes'],
  children: readonly PageNode[],
): PageElement {
  return { tag, attributes, children }
}
