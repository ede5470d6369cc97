import { detectAll } from 'tinyld/light'
import { KNOWN_LANGUAGES, type KnownLanguage, type Word } from './text-analysis.ts'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Function words that are in nearly every sentence of one of the languages and in few of the others. */
const MARKS: Readonly<Record<KnownLanguage | 'other', ReadonlySet<string>>> = {
  en: setOf(
    "the and of to is you that it for on are with as this be have from or not but what all were we when your can an each how if will up out many then them these has more my than been who now our i it's i'm don't you're they his she by at its was so just",
  ),
  de: setOf(
    'der die das und ist nicht ein eine einen mit für auf den dem wir ihr sich auch von zu im werden sind wer bei uns aus bis am sie wird haben noch nach zum zur oder wie so nur ab es man alle als unser unsere hat',
  ),
  es: setOf(
    'el los las y por con para del es su lo como que una unas muchos no al más este esta te nos tu hay son muy está desde si ya tiene hasta pero',
  ),
  fr: setOf(
    "le les des et est une pour dans que qui sur avec nous vous pas au aux ce cette sont leur du votre notre on il elle à ou mais plus jusqu'au c'est d'un d'une n'est qu'on chez très",
  ),
  other: setOf(
    'as para com de e di che per non della sono gli è o os um uma não em do da dos foi seu sua yang dan kami dengan untuk het een van niet wat voor zijn och att som på är av jag og til ikke w z na nie jest do że się',
  ),
}

/** Candidate languages for a text without function words, judged by its letters. */
const GUESSED = [
  'en',
  'de',
  'es',
  'fr',
  'it',
  'pt',
  'nl',
  'sv',
  'da',
  'no',
  'fi',
  'pl',
  'cs',
  'tr',
  'hu',
  'ro',
  'id',
  'vi',
]
/** Maximum number of words of a short text, and the minimum share of the highest likelihood for choosing an expected language. */
const SHORT = 14
const EXPECTED_SHARE = 0.5
/** Minimum ratio between the likelihoods of the first and the second language, if no expected one is found. */
const CLEAR = 1.5
/** Minimum accuracy; below it, the text is in a language that is not a candidate. */
const ACCURACY_MIN = 0.05
/** Minimum share of words in Latin letters; below it, a text is in none of the known languages. */
const LATIN_SHARE = 0.8

/**
 * Detects the language of a text: by its function words, or, if they are inconclusive, by its letters (tinyld), with a lower threshold for expected
 * languages.
 * @param expected languages of the workspace, most likely first
 * @returns null if the language is inconclusive or not a known one, so that checks of words do not apply
 */
export function findLanguage(words: readonly Word[], expected: readonly KnownLanguage[]): KnownLanguage | null {
  const latin = words.filter(({ lower }) => /^[\p{sc=Latin}\p{N}'.,-]+$/u.test(lower)).length
  if (words.length === 0 || latin < words.length * LATIN_SHARE) return null
  const listed = byMarks(words)
  return listed === undefined ? byLetters(words, expected) : listed
}

/**
 * Detects the language of a text by its function words.
 * @returns undefined if no language is clear, null for a language other than the known ones
 */
function byMarks(words: readonly Word[]): KnownLanguage | null | undefined {
  const countOf = (language: keyof typeof MARKS) => words.filter(({ lower }) => MARKS[language].has(lower)).length
  const counts = KNOWN_LANGUAGES.map((language) => ({ language, count: countOf(language) })).toSorted(
    (a, b) => b.count - a.count,
  )
  const [first, second] = counts
  const others = countOf('other')
  if (!first || !second || first.count === second.count || first.count === others)
    return others > (first?.count ?? 0) ? null : undefined
  return first.count < others ? null : first.language
}

function byLetters(words: readonly Word[], expected: readonly KnownLanguage[]): KnownLanguage | null {
  const guesses = detectAll(words.map(({ text }) => text).join(' '), { only: GUESSED })
  const [first, second] = guesses
  const isShort = words.length <= SHORT
  if (!first) return (isShort && expected[0]) || null
  const share = isShort ? EXPECTED_SHARE : 1
  const wanted = expected.find((each) =>
    guesses.some(({ lang, accuracy }) => lang === each && accuracy >= first.accuracy * share),
  )
  if (wanted !== undefined) return wanted
  const isClear = first.accuracy >= ACCURACY_MIN && first.accuracy >= (second?.accuracy ?? 0) * CLEAR
  return isClear ? (KNOWN_LANGUAGES.find((each) => each === first.lang) ?? null) : null
}
