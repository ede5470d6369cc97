import { expect, it } from 'vitest'
import { sourcesOf } from '../../scripts/structure/sources.ts'
import words from '../../web/public/locales/en/api-server.json' with { type: 'json' }
import networks from '../../web/public/locales/en/networks-server.json' with { type: 'json' }

/** A sentence in quotes: it begins with a capital letter or a value, has several words and ends with a full stop. */
const SENTENCE = /(['"`])“?(?:[A-Z]|\$\{)(?:(?!\1).)*\w (?:(?!\1).)*\.\1/

/** The reason of a failure in quotes: it has several words, whatever letter it begins with. */
const REASON = /\b(?:detail|say|warning|why)(?:: | = )(['"`])(?:(?!\1).)*\w [A-Za-z](?:(?!\1).)*\1/

const sources = sourcesOf('functions').filter(({ path }) => path.startsWith('functions/src/'))

/** The statements of a file that hold a sentence, without comments and failures of the configuration, which only the log shows. */
function sentencesIn(text: string): string[] {
  const lines = text.replaceAll(/new Error\(\s+/g, 'new Error(').split('\n')
  const code = lines.filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line))
  return code.filter((line) => (SENTENCE.test(line) || REASON.test(line)) && !line.includes('new Error('))
}

it('takes what it tells people from locale files', () => {
  expect(sources.length).toBeGreaterThan(600)
  const found = sources.flatMap(({ path, text }) => sentencesIn(text).map((line) => `${path}: ${line.trim()}`))
  expect(found).toEqual([])
})

it.each([
  ["fields: { voice: 'Choose one of the voices.' }", 1],
  ['const sentence = `Use at least ${min} letters.`', 1],
  ['const sentence = `${name} has not granted this. Connect again.`', 1],
  ['const sentence = `“${name}” is in use. Choose another name.`', 1],
  ["error: { kind: 'disconnected', detail: 'the feed was deleted', retryable: false }", 1],
  ['const detail = `file ${mediaId} is missing`', 1],
  ["fields: { voice: FIELD_WORDS.voice }, kind: 'refused'", 0],
  ['const detail = `HTTP ${status}`', 0],
  ['/** Returns `A`. The rest is `B`. */', 0],
  ["throw new Error('Refusing to start: the key is missing.')", 0],
  ["throw new Error(\n  'Refusing to start: the key is missing.',\n)", 0],
])('finds the sentences of %s', (line, count) => {
  expect(sentencesIn(line)).toHaveLength(count)
})

const code = sources.map(({ text }) => inFull(text)).join('\n')

/** A text in which the short names of groups of words, `const WORDS = NETWORK_WORDS.tiktok`, are written out. */
function inFull(text: string): string {
  const names = text.matchAll(/^const (\w+) = (\w+_WORDS\.\w+)$/gm)
  return [...names].reduce(
    (full, [line, name = '', group = '']) =>
      full.replace(line, '').replaceAll(new RegExp(`(?<![\\w.])${name}\\b`, 'g'), group),
    text,
  )
}

const isUsed = (name: string) => new RegExp(`\\b${name}\\b(?!\\.)`).test(code)

/** The sentences of a group that no source hands out; a group that is handed out as a whole is a table by code. */
function unusedIn(name: string, sentences: object): string[] {
  return Object.entries(sentences).flatMap(([key, value]: [string, unknown]) => {
    const full = `${name}.${key}`
    if (isUsed(full)) return []
    return typeof value === 'object' && value !== null ? unusedIn(full, value) : [full]
  })
}

/** Groups of sentences about single inputs and about responses as a whole; the words beside them describe the API. */
const GROUPS = Object.entries(words).flatMap(([group, sentences]) =>
  typeof sentences === 'string' ? [] : [{ group, sentences }],
)

it('hands out every sentence of the server, alone or in a table by code', () => {
  const unused = GROUPS.flatMap(({ group, sentences }) => {
    if (group === 'field') return unusedIn('FIELD_WORDS', sentences)
    return isUsed(`DETAIL_WORDS.${group}`) ? [] : unusedIn(`DETAIL_WORDS.${group}`, sentences)
  })
  expect(GROUPS.length).toBeGreaterThan(10)
  expect(unused).toEqual([])
})

it('hands out every sentence about networks, alone or in a table by code', () => {
  expect(Object.keys(networks).length).toBeGreaterThan(15)
  expect(unusedIn('NETWORK_WORDS', networks)).toEqual([])
})

it('reads short names of groups of words as the groups', () => {
  const text = 'const WORDS = NETWORK_WORDS.x\nconst a = [WORDS.gone, b.WORDS, WORDS_OF]'
  expect(inFull(text)).toBe('\nconst a = [NETWORK_WORDS.x.gone, b.WORDS, WORDS_OF]')
})
