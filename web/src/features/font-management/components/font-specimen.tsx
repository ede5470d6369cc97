import { useEffect, useSyncExternalStore } from 'react'
import { EMOJI_FAMILIES } from '@postwright/core/fonts/split-by-font'
import { fontLibrary } from '@/decks/fonts/font-library.ts'
import { loadFonts } from '@/decks/fonts/load-fonts.ts'
import { getFallbackFontName } from '@/decks/fonts/page-fonts.ts'
import styles from './fonts.module.css'
import { useSeen } from '@/ui/use-seen.ts'

type Props = { family: string; weight?: number; isItalic?: boolean; text: string }

/** Sample text in a font, which loads once the text is in view. */
export function FontSpecimen({ family, weight = 400, isItalic = false, text }: Props) {
  const { ref, isSeen } = useSeen<HTMLParagraphElement>()
  const found = useSyncExternalStore(fontLibrary.subscribe, () => fontLibrary.find(family))
  useEffect(() => {
    if (isSeen && found) void loadFonts([{ family, weight, isItalic }], text)
  }, [isSeen, found, family, weight, isItalic, text])
  const fontFamily = [family, getFallbackFontName(family), ...EMOJI_FAMILIES].map((name) => `"${name}"`).join(', ')
  return (
    <p
      ref={ref}
      className={styles.specimen}
      dir="auto"
      style={{ fontFamily, fontWeight: weight, fontStyle: isItalic ? 'italic' : 'normal' }}
    >
      {text}
    </p>
  )
}
