import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import type { FoldPlace } from '../../fold-places.ts'
import styles from './fold-marks.module.css'

/** A copy of the text lies over the field, unseen but for the marks, so that each stands where its letter does. */
export function FoldMarks({ text, places }: { text: string; places: readonly FoldPlace[] }) {
  const last = places.at(-1)
  if (last === undefined) return null
  // Up to the end of the word that is cut: it decides where its line breaks.
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
