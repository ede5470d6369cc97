import type { Check, Found } from '../check.ts'
import type { TextAnalysis, Word } from '../text/text-analysis.ts'

const MARKS = /([!?])[!?]{1,}/g
const SHORT_FORM = 4
/** Score ceiling: capitals and rows of punctuation marks are the first thing that readers notice in a post. */
const CEILING = 0.9
/**
 * Names and abbreviations written in capitals: legal forms, and common abbreviations with a vowel. Short words without a vowel need no entry, because
 * they are never read as a word.
 */
const SHORT_FORMS = new Set(
  (
    'AG SA NV AB OY ASA INC LLC LTD PLC GMBH KG UG SARL COVID NASA NATO UNESCO UNICEF UN EU USA UK UAE ECB IMF WHO FIFA UEFA NBA ' +
    'FAQ API SEO AI UI UX HR PR CEO CTO CFO COO CIO CMO IPO ROI KPI OKR RSVP FYI ASAP DIY PM TV PC ID DJ EP LP IP ISO ' +
    'IKEA SAP LEGO ADAC AOK AIDS HIV DNA RNA ADHD ASMR MBA PHD GPA ESG VAT GDPR DSGVO IBAN BIC ATM SIM USB OLED ' +
    'GPU CPU IOT SAAS B2B B2C AMA BAFTA UEL IBM AMD IMAX VIP ETA EST UTC CET GMT PDF JPEG GIF JSON YAML AJAX ASCII NASDAQ DAX ONG ' +
    'ONU OTAN OMS IVA DNI TVA SNCF INSEE ADN RATP EHPAD SMIC RTT NAS OS IOS ABC BBC CNN ARD ZDF ORF AFP'
  ).split(' '),
)

/** Finds consecutive words in capitals, and rows of punctuation marks. */
export const shouting: Check = {
  id: 'shouting',
  version: 3,
  source: 'craft',
  weight: 5,
  run(_draft, text) {
    return text.words.length === 0 ? null : [...capitals(text), ...marks(text)]
  },
}

function capitals({ text, words }: TextAnalysis): Found[] {
  const found: Found[] = []
  let row: Word[] = []
  for (const word of [...words, null]) {
    const follows = word && row.length > 0 && /^[ '’–-]+$/.test(text.slice(row.at(-1)?.to, word.from))
    const isJoint = word !== null && row.length > 0 && /^[AI]$/.test(word.text)
    if (word && (isShouted(word.text) || isJoint) && (row.length === 0 || follows)) {
      row.push(word)
      continue
    }
    found.push(...rowOf(text, row))
    row = word && isShouted(word.text) ? [word] : []
  }
  return found
}

/**
 * Finds a row of words in capitals with at least three that are not abbreviations, or two of which one is longer than `SHORT_FORM`. A single word is
 * a name or an emphasis.
 */
function rowOf(text: string, row: readonly Word[]): Found[] {
  const [first, last] = [row[0], row.at(-1)]
  const said = row.filter((each) => !isShortForm(each.text))
  const isLoud = said.length >= 3 || (said.length === 2 && said.some((each) => each.text.length > SHORT_FORM))
  if (!first || !last || !isLoud) return []
  const shown = text.slice(first.from, last.to)
  const isFirst = /(?:^|[.!?…\n]\s*)$/.test(text.slice(0, first.from))
  const lower = shown.toLowerCase().replace(/\bi\b/g, 'I')
  const place = { from: first.from, to: last.to }
  return [
    {
      reason: 'capitals',
      place: { kind: 'text', ...place },
      evidence: shown,
      values: { words: shown },
      fix: { kind: 'text', ...place, text: isFirst ? lower.charAt(0).toUpperCase() + lower.slice(1) : lower },
      loss: 0.5,
      ceiling: CEILING,
    },
  ]
}

/** Chess moves and factorials, in which punctuation marks have a meaning: “Nf3!!”, “7!!”. */
const NOTATION = /(?:^|[\s(])(?:\S{0,4}[a-h][1-8][+#]?|O-O(?:-O)?)$/u
const FACTORIAL = /(?:^|[\s(])(?:\p{N}+|\p{L})!$/u

function marks({ text, code }: TextAnalysis): Found[] {
  return [...text.matchAll(MARKS)].flatMap((match) => {
    const before = text.slice(Math.max(0, match.index - 10), match.index)
    const isCode = code.some(({ from, to }) => from <= match.index && match.index < to)
    // Punctuation marks at the start of a line or a word, as in “!!!” and “!!value”, are a name or a symbol.
    const isBeginning =
      /(?:^|\n)\s*$/.test(before) || (/\s$/.test(before) && /^\p{L}/u.test(text.slice(match.index + match[0].length)))
    if (isCode || isBeginning || NOTATION.test(before) || FACTORIAL.test(`${before}${match[0].charAt(0)}`)) return []
    // Spanish question and exclamation marks come in pairs.
    const isPaired = text.lastIndexOf('¡¡', match.index) >= 0 || text.lastIndexOf('¿¿', match.index) >= 0
    const place = { from: match.index, to: match.index + match[0].length }
    const one = match[0].includes('?') ? '?' : '!'
    return {
      reason: 'marks',
      place: { kind: 'text', ...place },
      evidence: match[0],
      values: { marks: match[0] },
      fix: { kind: 'text', ...place, text: one },
      isSafe: match[0] === one.repeat(match[0].length) && !isPaired,
      loss: 0.5,
      ceiling: CEILING,
    }
  })
}

function isShouted(word: string): boolean {
  return /^\p{Lu}[\p{Lu}'’-]+$/u.test(word)
}

/** Returns whether a word is an abbreviation, or a name written in capitals. */
function isShortForm(word: string): boolean {
  if (SHORT_FORMS.has(word)) return true
  return word.length <= SHORT_FORM + 1 && /^[^AEIOUYÀ-ÝÁÉÍÓÚÄÖÜ]+$/.test(word)
}
