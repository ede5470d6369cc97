import { posix } from 'node:path'
import { expect, it } from 'vitest'
import { importsOf, packageOf } from '../../scripts/structure/imports-of.ts'
import { sourcesOf } from '../../scripts/structure/sources.ts'

const LIBRARY = 'web/src/lib/workers/'

/** The only form that the build turns into a file which the content policy allows. */
const STARTED = /\bnew Worker\(new URL\('([^']+)', import\.meta\.url\), \{ type: 'module', name: '[\w-]+' \}\)/g

/** Its library brings its own worker and messages. */
const SPEAKS_ITSELF = 'web/src/features/brand-kit/logos/pdf-worker.ts'

const sources = sourcesOf('web').filter(({ path }) => path.startsWith('web/src/'))

const started = sources.flatMap((source) =>
  [...source.text.matchAll(STARTED)].map(([, file = '']) => ({
    from: source,
    file: posix.join(posix.dirname(source.path), file),
  })),
)

it('starts workers in one form, in modules that describe their calls', () => {
  const count = sources.flatMap(({ text }) => text.match(/\bnew (Shared)?Worker\b/g) ?? []).length
  expect(count).toBeGreaterThan(0)
  expect(started).toHaveLength(count)
  const undescribed = started.filter(({ from }) => !from.text.includes('createWorkerCall('))
  expect(undescribed.map(({ file }) => file)).toEqual([SPEAKS_ITSELF])
  expect(sources.filter(({ text }) => /\.ts\?(shared)?worker\b/.test(text)).map(({ path }) => path)).toEqual([])
})

it('has every worker serve its calls, and start in one place', () => {
  const workers = sources.filter(({ path }) => path.endsWith('-worker.ts'))
  const byName = (a: string, b: string) => a.localeCompare(b, 'en')
  expect(started.map(({ file }) => file).toSorted(byName)).toEqual(workers.map(({ path }) => path).toSorted(byName))
  expect(workers.filter(({ text }) => !/^serveCalls\(/m.test(text)).map(({ path }) => path)).toEqual([SPEAKS_ITSELF])
})

it('leaves messages between threads to the one piece that calls workers', () => {
  const others = sources.filter(({ path }) => !path.startsWith(LIBRARY))
  const speaking = others.filter(
    (source) =>
      importsOf(source).some(({ specifier }) => packageOf(specifier) === 'comlink') ||
      /\bonmessage(error)?\b|\bnew MessageChannel\b|\bDedicatedWorkerGlobalScope\b/.test(source.text) ||
      (/postMessage\(|EventListener\('message'/.test(source.text) && !SPEAKS_TO_TABS.test(source.path)),
  )
  expect(speaking.map(({ path }) => path)).toEqual([])
})

/** Messages to other tabs and the service worker are no calls of a worker. */
const SPEAKS_TO_TABS = /^web\/src\/(lib\/browser-tabs|documents\/hidden-documents|app\/service-worker)\.tsx?$/
