import { expect, it } from 'vitest'
import { read, readText, sourcesOf } from '../../scripts/structure/sources.ts'
import { localeSentences } from './support/locale-keys.ts'

/** Uses in which a word of the glossary's last column is right, by the word and the key of its sentence. */
const ALLOWED: readonly (readonly [word: string, key: RegExp])[] = [
  // The designs of decks are found by what people type, and some are named after a thing.
  ['bill', /^deck-templates:.*\.words$/],
  ['books', /^deck-templates:.*\.words$/],
  ['statistics', /^deck-templates:.*\.words$/],
  ['ticket', /^deck-templates:ticket-event\.name$/],
  // An invoice names whom it bills.
  ['bill', /^billing:document\.to$/],
  // A chart draws series of numbers.
  ['series', /^help:article\.charts-and-tables\./],
  // The sample post has a waving hand with a skin tone.
  ['skin', /^public:try\.sample\.emoji$/],
  // Servers speak a protocol, and a page is looked up by its address.
  ['protocol', /^networks-server:bluesky\.unreadable$/],
  ['look up', /^networks-server:linkedin\.noLookup$/],
]

/** Words that are right in the names of files, each with its sense there. */
const IN_NAMES: Readonly<Record<string, string>> = {
  attribute: 'a sale is attributed to a referral',
  asset: 'what a website loads',
  bin: 'endpoints are bound: `bind` reads as its past',
  callback: 'the address that a network sends people back to',
  cluster: 'groups of like colours and accounts',
  collection: 'a collection of Firestore',
  findings: 'what checks report, which screens call issues',
  heartbeat: 'the sign of life of a job',
  lint: 'the linter of decks',
  mails: 'the collection of stored mails',
  manual: 'payments that an admin confirms',
  membership: 'a person in a workspace',
  node: 'a node of a drawing or page',
  placeholder: 'what is drawn where a slot is empty',
  preset: 'values to start from',
  recurrence: 'the rule by which dates recur',
  release: 'what ends a hold',
  series: 'the stored form of recurring posts',
  span: 'a part of a text with one style, or of time',
  subscription: 'a paid plan',
  ticket: 'a design of a ticket',
}

const ROW = /^\| (?<term>.+) \| .+ \| (?<words>.*) \|$/gm
/** Placeholders, references to other keys, and tags, which are no text of the sentence itself. */
const FILLED = /\{\{[^}]*\}\}|\$t\([^)]*\)|<\/?\w+ ?\/?>/g

/** Words of the glossary that no screen may use: those without a * and without a sense in brackets. */
function wordsToAvoid(glossary: string): { word: string; term: string }[] {
  const rows = [...glossary.matchAll(ROW)].map(({ groups }) => ({ term: '', words: '', ...groups }))
  return rows
    .filter(({ term }) => !/^(term|-+)$/.test(term))
    .flatMap(({ term, words }) => words.split(', ').map((word) => ({ word, term })))
    .filter(({ word }) => /^[^*(]+$/.test(word))
}

/** The word as a whole, in any case, also as a plural or in the past. */
const patternOf = (word: string) =>
  new RegExp(String.raw`(?<![\w-])${word.replaceAll(/[^\w\s]/g, String.raw`\$&`)}(?:s|es|d|ed)?(?![\w-])`, 'i')

/** The words of a file's name. */
const nameOf = (path: string) => (path.split('/').at(-1) ?? '').replace(/\.\w+$/, '').replaceAll('-', ' ')

/** A sentence without its placeholders, references and tags. */
const ownText = (sentence: string) => sentence.replaceAll(FILLED, ' ')

const avoided = wordsToAvoid(readText('docs/glossary.md')).map((row) => ({ ...row, pattern: patternOf(row.word) }))
const sentences = new Map([...localeSentences()].map(([key, sentence]) => [key, ownText(sentence)]))

it('finds the words to avoid and the sentences of the screens', () => {
  expect(avoided.map(({ word }) => word)).toEqual(expect.arrayContaining(['mend', 'ways out', 'picture', 'findings']))
  expect(avoided.length).toBeGreaterThan(80)
  expect(sentences.size).toBeGreaterThan(10_000)
})

it('shows on no screen a word that the glossary replaces by another', () => {
  const isAllowed = (word: string, key: string) => ALLOWED.some(([name, keys]) => name === word && keys.test(key))
  const found = [...sentences].flatMap(([key, sentence]) =>
    avoided
      .filter(({ word, pattern }) => pattern.test(sentence) && !isAllowed(word, key))
      .map(({ word, term }) => `${key}: say “${term}”, not “${word}”, in “${sentence}”`),
  )
  expect(found).toEqual([])
})

it('names no file by a word that the glossary replaces by another', () => {
  const names = new Map(
    (['core', 'web', 'functions'] as const).flatMap(sourcesOf).map(({ path }) => [path, nameOf(path)] as const),
  )
  expect(names.size).toBeGreaterThan(3000)
  const found = avoided.flatMap(({ word, term, pattern }) =>
    [...names].filter(([, name]) => pattern.test(name)).map(([path]) => ({ word, path, term })),
  )
  expect(found.filter(({ word }) => !Object.hasOwn(IN_NAMES, word))).toEqual([])
  expect(Object.keys(IN_NAMES).filter((word) => !found.some((each) => each.word === word))).toEqual([])
})

it('allows nothing that no sentence uses', () => {
  const used = ([word, keys]: (typeof ALLOWED)[number]) =>
    [...sentences].some(([key, sentence]) => keys.test(key) && patternOf(word).test(sentence))
  expect(ALLOWED.filter((use) => !used(use))).toEqual([])
})

it('has rows of three cells with one term each', () => {
  const terms = [...readText('docs/glossary.md').matchAll(/^\| (.+?) \|/gm)].map(([, term]) => term)
  expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([])
  const lines = read('docs/glossary.md').flatMap(({ text }) => text.split('\n').filter((line) => line.startsWith('|')))
  expect(lines.filter((line) => line.split(' | ').length !== 3)).toEqual([])
})

it.each([
  ['2 findings', 'findings', true],
  ['Mended in May', 'mend', true],
  ['Recommend it', 'mend', false],
  ['{{picture}} of 3', 'picture', false],
  ['Ways out for @ada', 'ways out', true],
  [nameOf('web/src/posts/mend-button.tsx'), 'mend', true],
])('reads %s for “%s”', (sentence, word, expected) => {
  expect(patternOf(word).test(ownText(sentence))).toBe(expected)
})
