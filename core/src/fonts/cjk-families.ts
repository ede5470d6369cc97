/**
 * Families for Chinese, Japanese and Korean, under the SIL Open Font License 1.1. Each is cut into about a hundred numbered
 * slices by how often characters are used together; a deck loads the slices that its text needs.
 */
export const CJK_FAMILIES = [
  { name: 'Noto Sans JP', folder: 'noto-sans-jp', version: '5.3.0' },
  { name: 'Noto Sans SC', folder: 'noto-sans-sc', version: '5.3.0' },
  { name: 'Noto Sans KR', folder: 'noto-sans-kr', version: '5.3.0' },
] as const

export type CjkFamily = (typeof CJK_FAMILIES)[number]

/** Of each family, upright only. */
export const CJK_WEIGHTS: readonly number[] = [400, 700]

const CJK =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const HANGUL = /\p{Script=Hangul}/u

/** Whether a text has characters that these families are for. */
export function hasCjk(text: string): boolean {
  return CJK.test(text)
}

/**
 * The families in the order in which they are asked for a text: the same character is drawn differently in the three languages,
 * and kana and hangul tell which it is.
 * @param language of the person, for a text of Han characters alone
 */
export function cjkOrder(text: string, language: string): readonly CjkFamily[] {
  const [japanese, chinese, korean] = CJK_FAMILIES
  if (KANA.test(text)) return [japanese, chinese, korean]
  if (HANGUL.test(text) || language.startsWith('ko')) return [korean, japanese, chinese]
  return language.startsWith('ja') ? [japanese, chinese, korean] : [chinese, japanese, korean]
}
