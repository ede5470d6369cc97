/**
 * Families for Chinese, Japanese and Korean, under the SIL Open Font License 1.1. Each is divided into about a hundred numbered slices by how often
 * characters are used together; a deck loads only the slices for its text.
 */
export const CJK_FAMILIES = [
  { name: 'Noto Sans JP', folder: 'noto-sans-jp', version: '5.3.0' },
  { name: 'Noto Sans SC', folder: 'noto-sans-sc', version: '5.3.0' },
  { name: 'Noto Sans KR', folder: 'noto-sans-kr', version: '5.3.0' },
] as const

export type CjkFamily = (typeof CJK_FAMILIES)[number]

/** Weights of each family, upright only. */
export const CJK_WEIGHTS: readonly number[] = [400, 700]

const CJK =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const HANGUL = /\p{Script=Hangul}/u

/** Returns whether a text has characters that need the Chinese, Japanese and Korean families. */
export function hasCjk(text: string): boolean {
  return CJK.test(text)
}

/**
 * Returns the families in the order in which they are tried for a text, because the same character is drawn differently in the three languages; kana
 * and hangul identify the language.
 * @param language the person's language, for a text that contains only Han characters
 */
export function cjkOrder(text: string, language: string): readonly CjkFamily[] {
  const [japanese, chinese, korean] = CJK_FAMILIES
  if (KANA.test(text)) return [japanese, chinese, korean]
  if (HANGUL.test(text) || language.startsWith('ko')) return [korean, japanese, chinese]
  return language.startsWith('ja') ? [japanese, chinese, korean] : [chinese, japanese, korean]
}
