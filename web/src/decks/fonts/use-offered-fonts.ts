import { useEffect } from 'react'
import { fontLibrary } from './font-library.ts'
import { ownFamilies, type ServedFont } from './own-families.ts'

const NONE: readonly ServedFont[] = []

/** Makes these fonts available to everything on the screen while it is open. */
export function useOfferedFonts(fonts: readonly ServedFont[] = NONE): void {
  useEffect(() => fontLibrary.offer(ownFamilies(fonts)), [fonts])
}
