import { useEffect, useSyncExternalStore } from 'react'
import { fontLibrary } from '@/decks/fonts/font-library.ts'
import { loadFonts } from '@/decks/fonts/load-fonts.ts'

/** Fetches the files of some families, in the weights that kits are shown in. Empty names are none. */
export function useFamilies(names: readonly string[]): void {
  const families = useSyncExternalStore(fontLibrary.subscribe, fontLibrary.families)
  const joined = [...new Set(names.filter((name) => name !== ''))].toSorted().join('\n')
  useEffect(() => {
    const known = joined.split('\n').filter((name) => families.some((family) => family.name === name))
    const fonts = known.flatMap((family) => [400, 700].map((weight) => ({ family, weight, isItalic: false })))
    void loadFonts(fonts)
  }, [joined, families])
}
