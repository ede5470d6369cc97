/** Everything that means something in LinkedIn's text, and a hashtag of letters and digits, which stays one. */
const RESERVED = /(?<![\p{L}\p{N}_])#(?=[\p{L}\p{N}]*\p{L})[\p{L}\p{N}]+(?![\p{L}\p{N}_])|[\\<>#~_|[\]*(){}@]/gu

/** A text as LinkedIn takes it: signs escaped so that they are shown, hashtags as they are so that they lead somewhere. */
export function toLittleText(text: string): string {
  return text.replaceAll(RESERVED, (found) => (found.length > 1 ? found : `\\${found}`))
}

/** The text behind a commentary that `toLittleText` has written. */
export function fromLittleText(commentary: string): string {
  return commentary.replaceAll(/\\([\\<>#~_|[\]*(){}@])/g, '$1')
}
