const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Characters as people count them: a family emoji or a letter with accents is one. */
export function countGraphemes(text: string): number {
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}
