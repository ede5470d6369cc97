/** The letters of a text as people see them: a family emoji or a letter with its accents is one. */
export function graphemesOf(text: string): string[] {
  return PLAIN.test(text) ? text.split('') : [...SEGMENTER.segment(text)].map(({ segment }) => segment)
}

/** How many letters people see in a text. */
export function countGraphemes(text: string): number {
  return PLAIN.test(text) ? text.length : graphemesOf(text).length
}

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Latin letters, digits and marks, none of which combine. */
const PLAIN = /^[\u0020-\u02ff\u2010-\u2027\u2030-\u205e]*$/
