import { textSegments } from './text-segments.ts'
import styles from './preview-text.module.css'

/** The words as a network shows them: links, mentions and hashtags stand out; nothing here can be followed. */
export function PreviewText({ text }: { text: string }) {
  return (
    <p className={styles.text}>
      {textSegments(text.trimEnd()).map((segment) =>
        segment.kind === 'plain' ? (
          segment.text
        ) : (
          <span key={segment.at} className={styles.link} data-kind={segment.kind}>
            {segment.kind === 'link' ? shorten(segment.text) : segment.text}
          </span>
        ),
      )}
    </p>
  )
}

/** Networks leave out the scheme and cut long addresses. */
function shorten(link: string): string {
  const shown = link.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
  return shown.length > 36 ? `${shown.slice(0, 33)}…` : shown
}
