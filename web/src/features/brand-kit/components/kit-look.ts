import type { BrandKitDraft, BrandLogo } from '@postwright/core/model/brand-kit'
import { type CSSProperties, useEffect, useSyncExternalStore } from 'react'
import { fontLibrary } from '@/decks/fonts/font-library.ts'
import { loadFonts } from '@/decks/fonts/load-fonts.ts'

/** Returns the logo for a card, which has a light background: the one for light backgrounds, otherwise the symbol; null without both. */
export function cardLogo({ logos }: Pick<BrandKitDraft, 'logos'>): BrandLogo | null {
  return logos.find(({ role }) => role === 'light') ?? logos.find(({ role }) => role === 'mark') ?? null
}

/** Returns the style for text in a font family, if there is one. */
export function familyStyle(family: string): CSSProperties | undefined {
  return family === '' ? undefined : { fontFamily: `${JSON.stringify(family)}, var(--font-text)` }
}

/** Loads the files of font families, in the weights used for kits. Empty names are ignored. */
export function useFamilies(names: readonly string[]): void {
  const families = useSyncExternalStore(fontLibrary.subscribe, fontLibrary.families)
  const joined = [...new Set(names.filter((name) => name !== ''))].toSorted().join('\n')
  useEffect(() => {
    const known = joined.split('\n').filter((name) => families.some((family) => family.name === name))
    const fonts = known.flatMap((family) => [400, 700].map((weight) => ({ family, weight, isItalic: false })))
    void loadFonts(fonts)
  }, [joined, families])
}
