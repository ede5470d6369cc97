import { Dialect, LocalLinter, type Lint } from 'harper.js'
import { slimBinary } from 'harper.js/slimBinary'
import type { Proof } from '@postwright/core/checks/language/proof'

/** Rules about taste, typography and trades, and rules that find faults in edited prose (measured over 2,900 texts of our own). */
const NOT_ASKED = [
  'AnA',
  'Anywhere',
  'CompoundNouns',
  'DiscourseMarkers',
  'DisjointPrefixes',
  'EllipsisLength',
  'Everyone',
  'ExpandControl',
  'ExpandMemoryShorthands',
  'ExpandTimeShorthands',
  'FindOut',
  'InflectedVerbAfterTo',
  'ItsContraction',
  'LetsConfusion',
  'LongSentences',
  'MassNouns',
  'MergeWords',
  'MissingPreposition',
  'MissingTo',
  'NoFrenchSpaces',
  'NotTo',
  'NumericRangeEnDash',
  'OrthographicConsistency',
  'OutOfDate',
  'Overall',
  'OxfordComma',
  'PhrasalVerbAsCompoundNoun',
  'PronounInflectionBe',
  'QuantifierNumeralConflict',
  'Regionalisms',
  'SentenceCapitalization',
  'Spaces',
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
  const instead = lint.suggestions().map((suggestion) => suggestion.get_replacement_text())
  const kind = rule === SPELLING ? 'spelling' : 'grammar'
  return { from, to, kind, evidence: text.slice(from, to), instead: instead.slice(0, OFFERS_MAX) }
}

const keyOf = ({ rule, from, to }: Ruled) => `${rule} ${from} ${to}`
