import type { Check, Found } from '../check.ts'
import { type TextAnalysis, NAME_IN_TEXT } from '../text/text-analysis.ts'

/** Minimum number of words; shorter texts need an image, a link or another account to have a meaning. */
const WORDS_MIN = 3
/** Maximum number of words of a text that can be an empty announcement. */
const ANNOUNCED_MAX = 40
const THIN_CEILING = 0.4
const EMPTY_CEILING = 0.65

/** Phrases that announce news without stating it: English, German, Spanish, French. Based on editors' general knowledge of company posts. */
const TEASER =
  /(?<!\p{L})(?:(?:something|some things?) (?:new|big|great|special|exciting|huge|amazing|wonderful)|(?:big|great|exciting|huge|amazing|special|major) (?:news|things|plans|announcement|surprise)|coming (?:very )?soon|can't wait to (?:share|show|tell)|etwas (?:neues|großes|besonderes|tolles)|große (?:neuigkeiten|dinge|überraschung)|tolle neuigkeiten|bald ist es (?:so weit|soweit)|algo (?:nuevo|grande|especial|increíble)|(?:grandes|muy buenas) (?:noticias|novedades)|muy pronto|quelque chose de (?:nouveau|grand|spécial)|(?:grande|bonne) (?:nouvelle|surprise)|très bientôt|bientôt du nouveau)(?!\p{L})/iu
/** Stock openings of announcements: a text of a dozen words has no room for anything else. */
const ANNOUNCING =
  /(?<!\p{L})(?:(?:excited|thrilled|proud|happy|delighted|pleased) to (?:announce|share|reveal|introduce|launch)|wir freuen uns|nos alegra|estamos (?:muy )?(?:felices|emocionados|orgullosos)|nous sommes (?:ravis|heureux|fiers))(?!\p{L})/iu
const ANNOUNCING_MAX = 12
/** A specific fact: a number, or a day or month. */
const FACT =
  /\p{N}|(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)day(?!\p{L})|(?<!\p{L})(?:january|february|april|june|july|august|september|october|november|december|today|tonight|tomorrow|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|heute|morgen|lunes|martes|miércoles|jueves|viernes|sábado|domingo|hoy|mañana|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|aujourd'hui)(?!\p{L})/iu

/** Finds texts without content of their own, and announcements without the news. */
export const thinText: Check = {
  id: 'thinText',
  version: 1,
  source: 'craft',
  weight: 10,
  run({ files }, analysis) {
    const { words, text, links, mentions } = analysis
    if (text.trim() === '') return null
    const isAlone = files.length === 0 && links.length === 0 && mentions.length === 0
    if (words.length > 0 && words.length < WORDS_MIN && isAlone) {
      return [{ reason: 'few', values: { count: words.length }, ceiling: THIN_CEILING }]
    }
    return isAlone ? emptyAnnouncement(analysis) : []
  },
}

function emptyAnnouncement({ text, words, sentences, isEnglish }: TextAnalysis): Found[] {
  if (words.length > ANNOUNCED_MAX || FACT.test(text)) return []
  // In German, nouns are capitalised, so names are recognised only in English.
  if (isEnglish && NAME_IN_TEXT.test(text)) return []
  const found = TEASER.exec(text) ?? (words.length <= ANNOUNCING_MAX ? ANNOUNCING.exec(text) : null)
  if (!found) return []
  const sentence = sentences.find(({ from, to }) => from <= found.index && found.index < to)
  const [from, to] = sentence ? [sentence.from, sentence.to] : [found.index, found.index + found[0].length]
  const place = { kind: 'text', from, to } as const
  return [
    { reason: 'empty', place, evidence: text.slice(from, to), values: { words: found[0] }, ceiling: EMPTY_CEILING },
  ]
}
