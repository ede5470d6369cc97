import { useEffect } from 'react'
import { fontLibrary } from './font-library.ts'
import { ownFamilies, type ServedFont } from './own-families.ts'

const NONE: readonly ServedFont[] = []

/** Lets everything on the screen be set in these fonts, for as long as it is open. */
export function useOfferedFonts(fonts: readonly ServedFont[] = NONE): void {
  useEffect(() => fontLibrary.offer(ownFamilies(fonts)), [fonts])
}
