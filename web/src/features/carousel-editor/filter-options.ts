import type { Deck } from '@postwright/core/collections/decks'

/** Returns the folders of decks, sorted by name, always including the shown one. */
export function listFolderNames(decks: readonly Pick<Deck, 'folder'>[], shown: string | null): string[] {
  return named([...decks.map(({ folder }) => folder), shown ?? ''])
}

/** Returns the labels of decks, sorted by name, always including the shown one. */
export function listLabelNames(decks: readonly Pick<Deck, 'labels'>[], shown: string | null): string[] {
  return named([...decks.flatMap(({ labels }) => labels), shown ?? ''])
}

function named(found: readonly string[]): string[] {
  return [...new Set(found)].filter((name) => name !== '').toSorted((a, b) => a.localeCompare(b))
}
