/** As Threads documents it: an emoji counts its UTF-8 bytes, any other character one. */
export function textLength(text: string): number {
  let length = 0
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    const isEmoji = /\p{Emoji_Presentation}|\uFE0F/u.test(segment)
    length += isEmoji ? Buffer.byteLength(segment) : [...segment].length
  }
  return length
}
