import { emptyBlock, type LinkBlock, type LinkBlockKind, type PageLink } from '@postwright/core/model/link-page'

/** A new block of a kind; one for links begins with a link to fill in. */
export function newBlock(kind: LinkBlockKind): LinkBlock {
  const block = emptyBlock(crypto.randomUUID(), kind)
  return kind === 'links' ? { ...block, links: [newLink()] } : block
}

export function newLink(): PageLink {
  return { id: crypto.randomUUID(), label: '', url: '' }
}

/** The list with an item that was taken out, at its place again; as it is where it has it already. */
export function putBack<Item extends { id: string }>(items: readonly Item[], at: number, item: Item): Item[] {
  return items.some(({ id }) => id === item.id) ? [...items] : items.toSpliced(at, 0, item)
}

/** The list with one item changed. */
export function changeItem<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
  change: Partial<Item>,
): Item[] {
  return items.map((item) => (item.id === id ? { ...item, ...change } : item))
}

/** A name for the address of a page, made of its title; empty where nothing of that fits. */
export function suggestName(title: string): string {
  const letters = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
  return letters.slice(0, 30).replaceAll(/^-+|-+$/g, '')
}
