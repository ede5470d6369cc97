import { Dialect, LocalLinter, SuggestionKind, type Lint, type Suggestion } from 'harper.js'
import { slimBinary } from 'harper.js/slimBinary'
import type { Proof } from '@postwright/core/checks/language/proof'

/** Rules that find faults in edited prose (measured over 2,900 texts of our own). */
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
/** Kinds that are matters of style, which other checks judge. */
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
/** What is offered for a word. */
const OFFERS_MAX = 5

/** Reads English texts with Harper: British and American spellings are both right, since the brand decides between them. */
export async function readEnglish(): Promise<(text: string) => Promise<Proof[]>> {
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

/** A suggestion replaces the words, adds to them, or takes them away. */
function wordsOf(suggestion: Suggestion, evidence: string): string {
  const words = suggestion.get_replacement_text()
  return suggestion.kind() === SuggestionKind.InsertAfter ? `${evidence}${words}` : words
}

const keyOf = ({ rule, from, to }: Ruled) => `${rule} ${from} ${to}`
