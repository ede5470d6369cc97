import type { Deck } from '@postwright/core/collections/decks'

/** The folders that decks are in, by name; with one that must be among them. */
export function listFolderNames(decks: readonly Pick<Deck, 'folder'>[], shown: string | null): string[] {
  return named([...decks.map(({ folder }) => folder), shown ?? ''])
}

/** The labels that decks have, by name; with one that must be among them. */
export function listLabelNames(decks: readonly Pick<Deck, 'labels'>[], shown: string | null): string[] {
  return named([...decks.flatMap(({ labels }) => labels), shown ?? ''])
}

function named(found: readonly string[]): string[] {
  return [...new Set(found)].filter((name) => name !== '').toSorted((a, b) => a.localeCompare(b))
}
