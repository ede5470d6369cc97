import { findLinks } from '../../text/facets.ts'
import { BREAK_RANKS, findBreaks } from '../../text/split-text.ts'
import type { ScriptScene } from '../script-scene.ts'
import { isRightToLeft, plainOf, sliceText, textOf, trimmed, type SceneText } from './film-text.ts'

/** Content of a scene, for layouts and for the rules that choose one. */
export type SceneFacts = {
  heading: SceneText
  speaker: string
  /** All spoken text. */
  spoken: SceneText
  /** Spoken text before and after the entries. */
  plain: SceneText
  entries: readonly SceneText[]
  areNumbered: boolean
  quotation: { words: SceneText; source: string } | null
  figure: Figure | null
  sides: Sides | null
  call: string
  hasCall: boolean
  isMirrored: boolean
}

/** `share` is the value of a percentage, as a fraction of 1; null for other figures, and for percentages of 0 or above 100. */
export type Figure = { shown: string; words: SceneText; share: number | null }

export type Side = { label: string; words: SceneText }

export type Sides = readonly [Side, Side]

/** Maximum entries on a slide, and maximum characters of a text with a figure. */
export const ENTRIES_MAX = 5
const FIGURE_TEXT_MAX = 130
const SIDE_MAX = 110
const LABEL_MAX = 28
/** Minimum share of a text in quotation marks. */
const QUOTED = 0.6
const CALL_MAX = 34

export function readScene(scene: ScriptScene): SceneFacts {
  const heading = textOf(scene.heading)
  const spoken = trimmed(scene.lines.map(({ runs }) => runs))
  const entries = scene.lines.filter(({ list }) => list !== 'none').map(({ runs }) => trimmed([runs]))
  const plain = trimmed(scene.lines.filter(({ list }) => list === 'none').map(({ runs }) => runs))
  const words = plainOf(spoken)
  const kept = entries.filter((entry) => entry.length > 0)
  return {
    heading,
    speaker: scene.speaker.trim(),
    spoken,
    plain,
    entries: kept,
    areNumbered: scene.lines.find(({ list }) => list !== 'none')?.list === 'number',
    quotation: kept.length === 0 ? findQuotation(spoken, scene.speaker.trim()) : null,
    figure: kept.length === 0 ? findFigure(spoken) : null,
    sides: findSides(kept, plain),
    call: findCall(words),
    hasCall: findCall(words) !== '' || hasCallWord(`${scene.heading} ${words}`),
    isMirrored: isRightToLeft(`${scene.heading} ${words}`),
  }
}

/** Returns the sentences of a text, for layouts that need entries if the script has none. */
export function sentencesOf(text: SceneText): SceneText[] {
  const plain = plainOf(text)
  const ends = findBreaks(plain).filter(({ rank }) => rank >= BREAK_RANKS.sentence)
  const starts = [0, ...ends.map(({ next }) => next)]
  return starts
    .map((from, at) => sliceText(text, from, ends[at]?.end ?? plain.length))
    .filter(({ length }) => length > 0)
}

const QUOTES = [
  ['„', '“”'],
  ['“', '”'],
  ['«', '»'],
  ['»', '«'],
  ['"', '"'],
  ['”', '”'],
  ['「', '」'],
  ['『', '』'],
] as const

/** Finds a quotation that is most of a text, and the name before or after it. */
function findQuotation(text: SceneText, speaker: string): SceneFacts['quotation'] {
  const plain = plainOf(text)
  for (const [open, closings] of QUOTES) {
    const from = plain.indexOf(open)
    if (from === -1) continue
    const to = Math.max(...[...closings].map((closing) => plain.lastIndexOf(closing)))
    if (to <= from + 1 || (to - from) / plain.length < QUOTED) continue
    const before = plain.slice(0, from)
    const after = plain.slice(to + 1)
    const source = named(after) || named(before) || speaker
    return { words: sliceText(text, from + 1, to), source }
  }
  return null
}

/** Returns a name without the dashes and punctuation marks around it. */
function named(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && NO_NAME.test(text.charAt(from))) from += 1
  while (to > from && NO_NAME.test(text.charAt(to - 1))) to -= 1
  return text.slice(from, to).replaceAll('\n', ' ')
}

const NO_NAME = /[\s.,:;–—\-―、。()]/u

/** Digits with their currency, multiplier or percent sign. All repetitions are bounded. */
const NUMBER =
  /[$€£¥₹]? ?\p{Nd}{1,9}(?:[.,'’\u00a0\u202f]\p{Nd}{1,9}){0,4}(?:[ \u00a0\u202f]?(?:[%％٪€£¥₹]|percent|Prozent|per cent)|(?:million|billion|[kKMx×])(?![\p{L}\p{N}]))?/gu
const YEAR = /^(?:19|20)\d\d$/
const LOUD_SIGN = /[%％٪$€£¥₹]|percent|Prozent|per cent/u

/**
 * Finds the one prominent number of a short text: a percentage, money, a number with a multiplier, or at least two digits that are not a year. Null
 * if there are several.
 */
function findFigure(text: SceneText): Figure | null {
  const plain = plainOf(text)
  if (plain.length > FIGURE_TEXT_MAX) return null
  const found = [...plain.matchAll(NUMBER)].filter((match) => isProminent(match, plain))
  const [only] = found
  if (!only || found.length > 1) return null
  const [matched] = only
  const shown = matched.trim().replace(/ ?(?:percent|Prozent|per cent)$/u, '%')
  const [from, to] = [only.index, only.index + matched.length]
  const rest = sliceText(text, to, plain.length)
  const isFirst = plain.slice(0, from).trim() === ''
  return { shown, words: isFirst ? rest : text, share: shareOf(shown) }
}

function isProminent({ 0: matched, index }: RegExpExecArray, plain: string): boolean {
  const shown = matched.trim()
  const [before, after] = [plain.charAt(index - 1), plain.charAt(index + matched.length)]
  if (/[\p{Nd}/:@#]/u.test(before) || /[/:@]/u.test(after)) return false
  if (LOUD_SIGN.test(shown)) return true
  if (YEAR.test(shown)) return false
  return (shown.match(/\p{Nd}/gu) ?? []).length >= 2 || /[kKMx×]$|illion$/u.test(shown)
}

function shareOf(shown: string): number | null {
  if (!/[%％٪]$/u.test(shown)) return null
  const value = Number.parseFloat(shown.replace(',', '.'))
  return value > 0 && value <= 100 ? value / 100 : null
}

const VERSUS = [
  ' vs. ',
  ' vs ',
  ' versus ',
  ' instead of ',
  ' against ',
  ' statt ',
  ' au lieu de ',
  ' en vez de ',
  ' invece di ',
]

/** Finds two compared sides: two entries or lines with labels, or the two parts of a line with a word such as "versus"; null if there are none. */
function findSides(entries: readonly SceneText[], plain: SceneText): Sides | null {
  const lines =
    entries.length === 2 ? entries : entries.length === 0 && plain.length === 2 ? plain.map((line) => [line]) : []
  const [first, second] = lines.map(labelled)
  if (first && second) return [first, second]
  if (entries.length > 0 || plain.length !== 1) return null
  const words = plainOf(plain)
  const lower = words.toLowerCase()
  if (lower.length !== words.length) return null
  for (const sign of VERSUS) {
    const at = lower.indexOf(sign)
    if (at <= 0) continue
    const [left, right] = [sliceText(plain, 0, at), sliceText(plain, at + sign.length, words.length)]
    if ([left, right].some((side) => plainOf(side).length === 0 || plainOf(side).length > SIDE_MAX)) return null
    return [
      { label: '', words: left },
      { label: '', words: right },
    ]
  }
  return null
}

/** Reads a line that begins with a few words and a colon. */
function labelled(line: SceneText): Side | null {
  const plain = plainOf(line)
  const at = plain.search(/[:：]/u)
  if (at < 2 || at > LABEL_MAX || plain.charAt(at + 1) === '/') return null
  const words = sliceText(line, at + 1, plain.length)
  return words.length === 0 ? null : { label: plain.slice(0, at).trim(), words }
}

/** Returns the first link of a text, without its scheme, if it fits on a button; otherwise the first handle. Empty for none. */
function findCall(words: string): string {
  const [link] = findLinks(words)
  if (link) {
    const shown = words.slice(link.start, link.end).replace(/^https?:\/\/(?:www\.)?/u, '')
    const bare = shown.endsWith('/') ? shown.slice(0, -1) : shown
    if (bare.length <= CALL_MAX) return bare
  }
  const handle = words.match(/(?:^|[\s(])(@[\p{L}\p{N}_.]{2,30})/u)?.[1] ?? ''
  return handle.endsWith('.') ? handle.slice(0, -1) : handle
}

/** Call-to-action words in the script languages; matched as whole words, except in languages without spaces. */
const CALLS = new Set(
  (
    'follow subscribe try book join download visit register start share comment ' +
    'folge folgt abonniere abonniert probiere teste buche besuche melde sígueme síguenos suscríbete prueba reserva visita ' +
    'abonnez suivez essayez réservez visitez iscriviti seguici prova prenota siga inscreva experimente reserve visite ' +
    'volg abonneer probeer boek bezoek obserwuj subskrybuj wypróbuj zarezerwuj odwiedź takip abone dene ' +
    'تابعنا تابع اشترك جرب احجز עקבו הירשמו נסו הזמינו'
  ).split(' '),
)
const CALLS_WITHOUT_SPACES = ['フォロー', '登録', 'お試し', '予約', '关注', '订阅', '试试', '预订', '關注', '訂閱']

function hasCallWord(text: string): boolean {
  const words = text.toLowerCase().split(/[^\p{L}\p{M}]/u)
  return words.some((word) => CALLS.has(word)) || CALLS_WITHOUT_SPACES.some((call) => text.includes(call))
}
