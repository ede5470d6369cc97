import { utf8Length } from '../text/utf8.ts'

/** More of a text's bytes than this go into one token in most languages and vocabularies, so that estimates are high. */
const BYTES_PER_TOKEN = 3
/** What a message takes besides its text. */
const MESSAGE_TOKENS = 8

/** About how many tokens messages take, rather too many than too few. */
export function estimateTokens(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + MESSAGE_TOKENS + Math.ceil(utf8Length(text) / BYTES_PER_TOKEN), 0)
}
