import type { Proof } from '@postwright/core/checks/language/proof'
import type { KnownLanguage, TextAnalysis, Word } from '@postwright/core/checks/text/text-analysis'
import { createHunspellFromStrings, type Hunspell } from 'hunspell-wasm'
import { Dialect, LocalLinter, SuggestionKind, type Lint, type Suggestion } from 'harper.js'
import { slimBinary } from 'harper.js/slimBinary'

/** Disabled rules, which report false positives in edited prose (measured over 2,900 texts of our own). */
const NOT_ASKED = [
  'AnA',
  'Anywhere',
  'CompoundNouns',
  'DiscourseMarkers',
  'DisjointPrefixes',
  'Everyone',
  'ExpandMemoryShorthands',
  'ExpandTimeShorthands',
  'FindOut',
  'InflectedVerbAfterTo',
  'ItsContraction',
  'LetsConfusion',
  'MassNouns',
  'MergeWords',
  'MissingPreposition',
  'MissingTo',
  'NotTo',
  'OutOfDate',
  'Overall',
  'PhrasalVerbAsCompoundNoun',
  'PronounInflectionBe',
  'QuantifierNumeralConflict',
  'SplitWords',
  'ThatThan',
  'WrongNegative',
]

/** Kinds of style issues, which are left to other checks. */
const STYLE = new Set([
  'Capitalization',
  'Enhancement',
  'Formatting',
  'Readability',
  'Redundancy',
  'Regionalism',
  'Style',
])

const SPELLING = 'SpellCheck'

/** Returns a checker of English texts with Harper: both British and American spellings are accepted, because the brand decides between them. */
async function readEnglish(): Promise<(text: string) => Promise<Proof[]>> {
  const [british, american] = await Promise.all([openLinter(Dialect.British), openLinter(Dialect.American)])
  return async (text) => {
    const found = await lintsOf(british, text)
    if (found.length === 0) return []
    const inBoth = new Set((await lintsOf(american, text)).map(keyOf))
    return found.filter((each) => inBoth.has(keyOf(each)))
  }
}

async function openLinter(dialect: Dialect): Promise<LocalLinter> {
  const linter = new LocalLinter({ binary: slimBinary, dialect })
  await linter.setup()
  await linter.setLintConfig({
    ...(await linter.getDefaultLintConfig()),
    ...Object.fromEntries(NOT_ASKED.map((rule) => [rule, false])),
  })
  return linter
}

type Ruled = Proof & { rule: string }

async function lintsOf(linter: LocalLinter, text: string): Promise<Ruled[]> {
  const byRule = await linter.organizedLints(text, { language: 'plaintext' })
  return Object.entries(byRule).flatMap(([rule, lints]) =>
    lints.filter((lint) => !STYLE.has(lint.lint_kind())).map((lint) => ({ rule, ...proofOf(text, rule, lint) })),
  )
}

function proofOf(text: string, rule: string, lint: Lint): Proof {
  const { start: from, end: to } = lint.span()
  const evidence = text.slice(from, to)
  const instead = lint.suggestions().map((suggestion) => wordsOf(suggestion, evidence))
  const kind = rule === SPELLING ? 'spelling' : 'grammar'
  return { from, to, kind, evidence, instead: instead.slice(0, OFFERS_MAX) }
}

/** Returns the replacement text of a suggestion, which replaces, extends or removes the evidence. */
function wordsOf(suggestion: Suggestion, evidence: string): string {
  const words = suggestion.get_replacement_text()
  return suggestion.kind() === SuggestionKind.InsertAfter ? `${evidence}${words}` : words
}

const keyOf = ({ rule, from, to }: Ruled) => `${rule} ${from} ${to}`

/** @throws when the dictionary cannot be loaded */
type LoadDictionary = (language: Exclude<KnownLanguage, 'en'>) => Promise<Dictionary>

type Reader = (text: TextAnalysis) => Proof[] | Promise<Proof[]>

/**
 * Returns a proofreader for the languages that checks support, each with its data loaded once; texts in other languages have no proofs.
 * @returns a function that rejects while its data cannot be loaded, and retries with the next text
 */
export function createProofreader(loadDictionary: LoadDictionary): Reader {
  const readers = new Map<KnownLanguage, Promise<Reader>>()

  async function openReader(language: KnownLanguage): Promise<Reader> {
    if (language !== 'en') return readByDictionary(await loadDictionary(language))
    const read = await readEnglish()
    return ({ text }) => read(text)
  }

  return async (text) => {
    const { language } = text
    if (language === null) return []
    const opened = readers.get(language) ?? openReader(language)
    readers.set(language, opened)
    try {
      return await (
        await opened
      )(text)
    } catch (error) {
      readers.delete(language)
      throw error
    }
  }
}

/** Contents of a Hunspell dictionary's two files: the affix rules and the word list. */
type Dictionary = { affixes: string; words: string }

/** Maximum number of suggestions per word. */
const OFFERS_MAX = 5

/** Maximum number of unknown words reported per text, because finding their suggestions is the slowest step. */
const UNKNOWN_MAX = 40

/** Elided French prefix of a word; dictionaries list the word without it. */
const ELIDED = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)'/u

/** Returns a checker of texts with a Hunspell dictionary, which contains words and their forms, but no grammar. */
async function readByDictionary({ affixes, words }: Dictionary): Promise<(text: TextAnalysis) => Proof[]> {
  const dictionary = await createHunspellFromStrings(affixes, words)
  return (text) =>
    text.words
      .flatMap(partsOf)
      .filter(({ letters }) => isWord(letters) && !isKnown(dictionary, letters))
      .slice(0, UNKNOWN_MAX)
      .map(({ from, to, text: evidence, letters }) => ({
        from,
        to,
        kind: 'spelling',
        evidence,
        instead: dictionary.getSpellingSuggestions(letters).slice(0, OFFERS_MAX),
      }))
}

type Part = Pick<Word, 'from' | 'to' | 'text'> & { letters: string }

/** Returns the parts of a word: hyphenated parts are separate words; an elided prefix is dropped. */
function partsOf({ from, text }: Word): Part[] {
  let start = from
  return text.split(/[-‑]/).map((part) => {
    const plain = part.replaceAll('’', "'")
    const elided = ELIDED.exec(plain.toLowerCase())?.[0].length ?? 0
    const place = { from: start + elided, to: start + part.length }
    start += part.length + 1
    return { ...place, text: part.slice(elided), letters: plain.slice(elided) }
  })
}

const isWord = (letters: string) => /^[\p{L}\p{M}']+$/u.test(letters)

function isKnown(dictionary: Hunspell, letters: string): boolean {
  return dictionary.testSpelling(letters) || dictionary.testSpelling(letters.toLowerCase())
}
