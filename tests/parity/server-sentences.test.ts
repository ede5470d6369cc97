import { expect, it } from 'vitest'
import { sourcesOf } from '../../scripts/structure/sources.ts'
import words from '../../web/public/locales/en/api-server.json' with { type: 'json' }

/** A sentence in quotes: it begins with a capital letter or a value, has several words and ends with a full stop. */
const SENTENCE = /(['"`])“?(?:[A-Z]|\$\{)(?:(?!\1).)*\w (?:(?!\1).)*\.\1/

/** Networks reply in words of their own, which adapters report and the sandbox imitates. */
const OF_NETWORKS = /^functions\/src\/(?:platforms|sandbox)\//

const sources = sourcesOf('functions').filter(
  ({ path }) => path.startsWith('functions/src/') && !OF_NETWORKS.test(path),
)

/** The statements of a file that hold a sentence, without comments and failures of the configuration, which only the log shows. */
function sentencesIn(text: string): string[] {
  const lines = text.replaceAll(/new Error\(\s+/g, 'new Error(').split('\n')
  const code = lines.filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line))
  return code.filter((line) => SENTENCE.test(line) && !line.includes('new Error('))
}

it('takes what it tells people from locale files', () => {
  expect(sources.length).toBeGreaterThan(400)
  const found = sources.flatMap(({ path, text }) => sentencesIn(text).map((line) => `${path}: ${line.trim()}`))
  expect(found).toEqual([])
})

it.each([
  ["fields: { voice: 'Choose one of the voices.' }", 1],
  ['const sentence = `Use at least ${min} letters.`', 1],
  ['const sentence = `${name} has not granted this. Connect again.`', 1],
  ['const sentence = `“${name}” is in use. Choose another name.`', 1],
  ["fields: { voice: FIELD_WORDS.voice }, kind: 'refused'", 0],
  ['/** Returns `A`. The rest is `B`. */', 0],
  ["throw new Error('Refusing to start: the key is missing.')", 0],
  ["throw new Error(\n  'Refusing to start: the key is missing.',\n)", 0],
])('finds the sentences of %s', (line, count) => {
  expect(sentencesIn(line)).toHaveLength(count)
})

/** Groups of sentences about single inputs and about responses as a whole; the words beside them describe the API. */
const GROUPS = Object.entries(words).flatMap(([group, sentences]) =>
  typeof sentences === 'string' ? [] : [{ group, keys: Object.keys(sentences) }],
)

it('hands out every sentence of the server, alone or in a table by code', () => {
  const code = sources.map(({ text }) => text).join('\n')
  const isUsed = (name: string) => new RegExp(`\\b${name}\\b(?!\\.)`).test(code)
  const unused = GROUPS.flatMap(({ group, keys }) => {
    const name = group === 'field' ? 'FIELD_WORDS' : `DETAIL_WORDS.${group}`
    const isTable = group !== 'field' && isUsed(name)
    return isTable ? [] : keys.map((key) => `${name}.${key}`).filter((each) => !isUsed(each))
  })
  expect(GROUPS.length).toBeGreaterThan(10)
  expect(unused).toEqual([])
})
