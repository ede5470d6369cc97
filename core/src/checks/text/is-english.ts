import type { Word } from './text-analysis.ts'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words that are in nearly every English sentence, and in few of other languages. */
const ENGLISH = setOf(
  'the and of to is you that it for on are with as this be have from or not but what all were we when your can an each which how ' +
    "their if will up out many then them these has more my than been who now our i it's i'm don't you're they his she by at its",
)
/** The same for languages with the same letters; some of these are English words too, and count for both. */
const OTHERS = setOf(
  'der die das und ist nicht ein eine mit für auf den dem wir ihr sich auch von zu im werden sind le la les des et est une un pour ' +
    'dans que qui sur avec nous vous pas au aux el los las y por con para del es su lo como il che di per non della sono è si o os ' +
    'um uma não em do da se het een van en niet wat voor zijn met je ik och att det som på är till av jag og til på ikke jeg w z na ' +
    'nie jest do że się de dos nos ao aos mais este esta seu sua foi más muy sus todos ou ce cette sont leur gli alla delle nella anche as i',
)

/** Above so many words, an English text has more words of the first list than of the second. */
const SHORT = 14

/** Whether rules about English words say anything about a text; short texts in plain letters are taken for English. */
export function isEnglish(words: readonly Word[]): boolean {
  if (words.length === 0) return false
  const latin = words.filter(({ lower }) => /^[\p{sc=Latin}\p{N}'.,-]+$/u.test(lower)).length
  if (latin < words.length * 0.8) return false
  const [english, others] = [ENGLISH, OTHERS].map((list) => words.filter(({ lower }) => list.has(lower)).length)
  if (english === others) return words.length <= SHORT && !words.some(({ lower }) => /[^\p{ASCII}]/u.test(lower))
  return (english ?? 0) > (others ?? 0)
}
