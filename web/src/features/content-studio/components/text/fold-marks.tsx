import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import type { FoldPlace } from '../../fold-places.ts'
import styles from './fold-marks.module.css'

/** A copy of the text overlays the field, invisible except for the marks, so that each mark is at its character's position. */
export function FoldMarks({ text, places }: { text: string; places: readonly FoldPlace[] }) {
  const last = places.at(-1)
  if (last === undefined) return null
  // Includes the whole word at the last mark, because the word determines where its line breaks.
  const end = last.at + (/^\S*/.exec(text.slice(last.at))?.[0].length ?? 0)
  return (
    <div className={styles.copy} aria-hidden="true">
      {places.map(({ at, platforms }, place) => (
        <span key={at}>
          {text.slice(places[place - 1]?.at ?? 0, at)}
          <span className={styles.mark}>
            <span className={styles.networks}>
              {platforms.map((platform) => (
                <PlatformIcon key={platform} platform={platform} size={11} />
              ))}
            </span>
          </span>
        </span>
      ))}
      {text.slice(last.at, end)}
    </div>
  )
}
