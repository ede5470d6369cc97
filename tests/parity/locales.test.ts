import { expect, it } from 'vitest'
import { localeKeys, localeSentences } from './support/locale-keys.ts'
import { sourcesOf } from '../../scripts/structure/sources.ts'
import { fits, literalsOf, namespacesAskedFor, usedKeys } from './support/used-keys.ts'

/**
 * Words that only the server uses: `tests/unit/mails.test.ts` renders every mail, and `tests/parity/server-sentences.test.ts` finds the others that
 * nobody uses.
 */
const OF_SERVER = ['mails:', 'api-server:', 'networks-server:']

const words = localeKeys()
const keys = [...words.keys()]
const namespaces = [...new Set(keys.map((key) => key.split(':')[0] ?? ''))]
const sources = sourcesOf('web').filter(({ path }) => path.startsWith('web/src/'))
const used = sources.flatMap((source) => usedKeys(source, namespaces))

it('has words for every key that the client names', () => {
  const missing = used.filter(({ key }) => !keys.some((known) => fits(key, known)))
  expect(missing).toEqual([])
})

it('has no words that no screen shows', () => {
  // Tables name keys of the common namespace without it.
  const plain = new Set(sources.flatMap(({ text }) => literalsOf(text)).map((literal) => `common:${literal}`))
  const shown = keys.filter((key) => !OF_SERVER.some((name) => key.startsWith(name)))
  const unused = shown.filter((key) => !plain.has(key) && !used.some((use) => fits(use.key, key)))
  expect(unused).toEqual([])
})

it('loads the words of a namespace wherever a component names them', () => {
  const forgotten = sources.flatMap((source) => {
    const loaded = namespacesAskedFor(source.text)
    if (!source.text.includes('useTranslation(')) return []
    const named = usedKeys(source, namespaces).map(({ key }) => key.split(':')[0] ?? '')
    const missing = [...new Set(named)].filter((name) => name !== 'common' && !loaded.includes(name))
    return missing.length > 0 ? [{ path: source.path, missing }] : []
  })
  expect(forgotten).toEqual([])
})

it('gives every sentence that depends on a count both of its English forms', () => {
  const wrong = [...words].filter(([, forms]) => !['any', 'one,other'].includes(forms.toSorted().join(',')))
  expect(wrong).toEqual([])
})

/** The key or the literal that is the title of an error. */
const TITLE_OF_ERROR = /(?:errorTitle(?:=|: )|<ErrorPanel[^>]*? title=)\{?(?:t\()?['"]([^'"]+)['"]/g

it('writes titles of errors without a full stop', () => {
  const sentences = localeSentences()
  const named = sources.flatMap(({ path, text }) =>
    [...text.matchAll(TITLE_OF_ERROR)].map(([, key = '']) => ({
      path,
      title: sentences.get(key) ?? key,
    })),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ title }) => title.endsWith('.'))).toEqual([])
})

/** What a toast of a success or with undo says first; the second choice of a condition is left out where it is another call. */
const TOAST =
  /toast\.(?:success|undo)\(\s*(?:[^()'"`]*\?\s*)?t\(\s*(?:[^()'"`]*\?\s*)?(?:'([^']+)'(?:\s*:\s*'([^']+)')?|`([^`]+)`)/g

it('ends what toasts say with a full stop', () => {
  const sentences = [...localeSentences()]
  const said = sources.flatMap(({ path, text }) => {
    const own = namespacesAskedFor(text)[0] ?? 'common'
    const asked = [...text.matchAll(TOAST)].flatMap(([, ...found]) => found.filter((key) => key !== undefined))
    const patterns = asked.map((key) => (key.includes(':') ? key : `${own}:${key}`).replaceAll(/\$\{[^}]*\}/g, '*'))
    return patterns.flatMap((pattern) =>
      sentences
        .filter(([key]) => fits(pattern, key.replace(/_(?:one|other)$/, '')))
        .map(([key, sentence]) => ({ path, key, sentence })),
    )
  })
  expect(said.length).toBeGreaterThan(150)
  expect(said.filter(({ sentence }) => !sentence.endsWith('.'))).toEqual([])
})

it('sets apostrophes as printers do, one way on all screens', () => {
  const straight = [...localeSentences()].filter(([, sentence]) => /\p{L}'\p{L}/u.test(sentence))
  expect(straight).toEqual([])
})

/** Sentences with another spelling: names that others gave to something, and an example of two spellings. */
const AS_NAMED = [
  'api-server:bearer',
  'check-reasons:spelling.example',
  'fonts:bundled.description',
  'networks-server:mastodon.notGranted',
  'platforms/mastodon:guide.steps.2',
]

it('spells words the British way', () => {
  const american =
    /\b(?!(?:re)?siz|prize|optimizer)\p{L}+iz(?:e[drs]?|ing|ations?)\b|\b(?:color|center|licens(?!e[ds]\b))/iu
  const found = [...localeSentences()].filter(([, sentence]) => american.test(sentence.replaceAll(/\{\{.*?\}\}/g, '')))
  expect(found.map(([key]) => key).filter((key) => !AS_NAMED.includes(key))).toEqual([])
})
