import { BUNDLED_FAMILIES } from '@postwright/core/fonts/families'
import type { FontFamily } from '@postwright/core/fonts/font-family'
import type { OwnFamily } from './own-families.ts'

/** Version of the available fonts, increased when fonts are loaded or families offered; text is then measured again. */
let count = 0

const listeners = new Set<() => void>()

export const fontsArrived = {
  count: () => count,
  announce() {
    count += 1
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** All font families available for decks: those of the product, and those that a screen adds. */
export type FontLibrary = {
  families(): readonly FontFamily[]
  ownFamilies(): readonly OwnFamily[]
  find(name: string): FontFamily | null
  /**
   * Adds the fonts of a workspace while its screen is open; a worker receives those of its screen.
   * @returns a function that removes them
   */
  offer(families: readonly OwnFamily[]): () => void
  subscribe(listener: () => void): () => void
}

/** The single library of this page or worker, which also has a single `FontFaceSet`. */
export const fontLibrary: FontLibrary = createFontLibrary()

function createFontLibrary(): FontLibrary {
  let offers: readonly (readonly OwnFamily[])[] = []
  let own: readonly OwnFamily[] = []
  let families: readonly FontFamily[] = BUNDLED_FAMILIES
  const listeners = new Set<() => void>()

  function set(next: typeof offers) {
    offers = next
    own = offers.flat()
    families = [...BUNDLED_FAMILIES, ...own].toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    for (const listener of listeners) listener()
    fontsArrived.announce()
  }

  return {
    families: () => families,
    ownFamilies: () => own,
    find: (name) => families.find((family) => family.name === name) ?? null,
    offer(added) {
      set([...offers, added])
      return () => set(offers.filter((offer) => offer !== added))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
