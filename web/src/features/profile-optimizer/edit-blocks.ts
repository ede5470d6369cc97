import { emptyBlock, type LinkBlock, type LinkBlockKind, type PageLink } from '@postwright/core/model/link-page'

/** Returns a new block of a kind; a block of links starts with an empty link. */
export function newBlock(kind: LinkBlockKind): LinkBlock {
  const block = emptyBlock(crypto.randomUUID(), kind)
  return kind === 'links' ? { ...block, links: [newLink()] } : block
}

export function newLink(): PageLink {
  return { id: crypto.randomUUID(), label: '', url: '' }
}

/** Returns the list with a removed item at its position again; unchanged if the list already contains it. */
export function putBack<Item extends { id: string }>(items: readonly Item[], at: number, item: Item): Item[] {
  return items.some(({ id }) => id === item.id) ? [...items] : items.toSpliced(at, 0, item)
}

/** Returns the list with one item changed. */
export function changeItem<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
  change: Partial<Item>,
): Item[] {
  return items.map((item) => (item.id === id ? { ...item, ...change } : item))
}

/** Returns a name for the address of a page, derived from its title; empty if the title has no character that is allowed in the name. */
export function suggestName(title: string): string {
  const letters = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
  return letters.slice(0, 30).replaceAll(/^-+|-+$/g, '')
}
