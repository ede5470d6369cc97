let segmenter: Intl.Segmenter | null = null

/**
 * A text cut into characters as people see them. The rules for that are loaded with the first call only: it takes a phone
 * some hundred milliseconds, and many pages never need them.
 */
export function segmentGraphemes(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return segmenter.segment(text)
}
