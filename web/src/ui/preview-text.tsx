import styles from './preview-text.module.css'
import { findFacets, type Facet } from '@postwright/core/text/facets'
import { utf8Length } from '@postwright/core/text/text-lengths'

/** Shows text as on a network: links, mentions and hashtags are highlighted but not clickable. */
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

/** Shortens a link as networks do: without the scheme, and cut if long. */
function shorten(link: string): string {
  const shown = link.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
  return shown.length > 36 ? `${shown.slice(0, 33)}…` : shown
}

type TextSegment = { /** Start of the segment in UTF-16 code units. */ at: number; text: string } & (
  | { kind: 'plain' }
  | { kind: 'link'; uri: string }
  | { kind: 'mention'; handle: string }
  | { kind: 'tag'; tag: string }
)

/** Splits a text into plain text, links, mentions and hashtags; concatenated, the segments equal the text. */
export function textSegments(text: string): TextSegment[] {
  const segments: TextSegment[] = []
  let at = 0
  let byte = 0
  for (const facet of findFacets(text)) {
    const start = at + unitsIn(text, at, facet.byteStart - byte)
    const end = start + unitsIn(text, start, facet.byteEnd - facet.byteStart)
    if (start > at) segments.push({ kind: 'plain', at, text: text.slice(at, start) })
    segments.push({ ...target(facet), at: start, text: text.slice(start, end) })
    at = end
    byte = facet.byteEnd
  }
  if (at < text.length) segments.push({ kind: 'plain', at, text: text.slice(at) })
  return segments
}

function target(facet: Facet) {
  if (facet.kind === 'link') return { kind: facet.kind, uri: facet.uri }
  if (facet.kind === 'mention') return { kind: facet.kind, handle: facet.handle }
  return { kind: facet.kind, tag: facet.tag }
}

/** Returns the number of UTF-16 code units of `text`, starting at `from`, that take `bytes` bytes in UTF-8. */
function unitsIn(text: string, from: number, bytes: number): number {
  let units = 0
  let left = bytes
  while (left > 0 && from + units < text.length) {
    const character = String.fromCodePoint(text.codePointAt(from + units) ?? 0)
    units += character.length
    left -= utf8Length(character)
  }
  return units
}
