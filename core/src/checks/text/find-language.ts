import { KNOWN_LANGUAGES, type KnownLanguage, type Word } from './text-analysis.ts'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words that stand in nearly every sentence of one of the languages and in few of the others. */
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
    'di che per non della sono gli è o os um uma não em do da dos foi seu sua het een van niet wat voor zijn och att som på är av jag og til ikke w z na nie jest do że się',
  ),
}

/** The language of a text by its small words; null when it is none of the known ones, or when no language stands out. */
export function findLanguage(words: readonly Word[]): KnownLanguage | null {
  const countOf = (language: keyof typeof MARKS) => words.filter(({ lower }) => MARKS[language].has(lower)).length
  const counts = KNOWN_LANGUAGES.map((language) => ({ language, count: countOf(language) })).toSorted(
    (a, b) => b.count - a.count,
  )
  const [first, second] = counts
  if (!first || !second || first.count === second.count || first.count <= countOf('other')) return null
  return first.language
}
