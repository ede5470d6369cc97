import { expect, it } from 'vitest'
import { localeKeys } from './support/locale-keys.ts'
import { sourcesOf } from '../../scripts/structure/sources.ts'
import { fits, literalsOf, namespacesAskedFor, usedKeys } from './support/used-keys.ts'

/** Words that the server alone says: `tests/unit/mails.test.ts` renders every mail, and `tests/api` reads the others. */
const OF_SERVER = ['mails:', 'api-server:']

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
