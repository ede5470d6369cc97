const WORDS = new Intl.Segmenter(undefined, { granularity: 'word' })

/** The words of a text in any language, composed and in small letters; numbers and signs are none. */
export function wordsOf(text: string): string[] {
  return [...WORDS.segment(text.normalize('NFKC').toLowerCase())].flatMap(({ segment, isWordLike }) =>
    isWordLike === true && /\p{L}/u.test(segment) ? [segment.replaceAll('’', "'")] : [],
  )
}
