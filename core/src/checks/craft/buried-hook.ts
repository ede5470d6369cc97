import type { Check } from '../check.ts'
import type { Sentence } from '../text/text-analysis.ts'

/** Minimum number of words before the news for a finding, because most readers stop there; and maximum length of the quoted news. */
const WORDS_BEFORE = 25
const SHOWN = 60
const CEILING = 0.78

/**
 * Openings without content: English, German, Spanish, French. Based on handbooks of news writing (buried lede) and the general wording of company
 * posts.
 */
const OPENING =
  /(?<!\p{L})(?:as (?:many|some|most) of you (?:may )?know|as you (?:may|might|all) know|as (?:we|you) all know|over the (?:past|last) (?:few )?(?:years?|months|weeks)|(?:in )?(?:the|these) (?:past|last) (?:few|couple of) (?:years|months|weeks)|(?:we|our team) (?:have|has|had) (?:been )?(?:work(?:ed|ing)|listen(?:ed|ing)|think(?:ing)?) (?:hard|closely|tirelessly|carefully)|it (?:has been|'s been) (?:quite )?a (?:long|busy|wild|challenging|year|journey)|take a moment to|behind the scenes|at [\p{L}]{2,20},? we (?:have always )?believe|in today's|for a long time|we(?:'re| are) (?:so |very )?grateful|wie (?:ihr|sie) (?:vielleicht |sicher |alle )?(?:wisst|wissen)|in den (?:letzten|vergangenen) (?:jahren|monaten|wochen)|(?:seit|vor) langer zeit|hinter den kulissen|como (?:muchos|todos) (?:de vosotros |de ustedes )?(?:sabéis|saben)|en los últimos (?:años|meses)|desde hace (?:tiempo|años)|comme (?:vous le savez|beaucoup)|ces dernières (?:années|semaines)|ces derniers mois|depuis (?:longtemps|toujours))(?!\p{L})/iu
/** Signs of a sentence with news: a date, a price, or a start, end or change. */
const NEWS =
  /[€£$]\s?\p{N}|\p{N}\s?[€%]|(?<!\p{L})(?:from|on|until|as of|by|ab|bis|am|desde|hasta|el|le|dès|jusqu'au) (?:the )?(?:\p{N}|monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunes|martes|miércoles|jueves|viernes|lundi|mardi|mercredi|jeudi|vendredi|samedi)|(?<!\p{L})(?:we(?:'re| are)|we(?:'ll| will)|will be|are now|is now) (?:now )?(?:opening|closing|launching|ending|moving|hiring|raising|open|close|launch|end|move|raise|available|free|closed)(?!\p{L})/iu

/** Finds news that comes after an opening without content. */
export const buriedHook: Check = {
  id: 'buriedHook',
  version: 1,
  source: 'craft',
  weight: 6,
  run(_draft, { text, sentences, words }) {
    if (words.length <= WORDS_BEFORE) return null
    const at = sentences.findIndex(holdsNews)
    const news = sentences[at]
    const before = sentences.slice(0, at)
    const [first] = before
    if (!news || !first || !before.some((each) => OPENING.test(plainOf(each)))) return []
    const count = before.reduce((sum, each) => sum + each.words.length, 0)
    if (count < WORDS_BEFORE) return []
    const to = before.at(-1)?.to ?? first.to
    const shown = news.text.length > SHOWN ? `${news.text.slice(0, SHOWN).trimEnd()}…` : news.text
    return [
      {
        reason: 'late',
        place: { kind: 'text', from: first.from, to },
        evidence: text.slice(first.from, to),
        values: { words: count, news: shown },
        ceiling: CEILING,
      },
    ]
  },
}

function holdsNews(sentence: Sentence): boolean {
  return NEWS.test(plainOf(sentence)) && !OPENING.test(plainOf(sentence))
}

function plainOf({ text }: Sentence): string {
  return text.replaceAll('’', "'")
}
