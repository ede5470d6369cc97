import { expect, it } from 'vitest'
import { allSources } from '../../scripts/structure/sources.ts'

const LINES_MAX = 300
const DRAWERS = /(^|[-./])(utils?|helpers?|common|misc|shared|stuff)\.(ts|tsx|mjs)$/

const sources = allSources()

/** Generated from the API's description; nobody reads it. */
const GENERATED = 'tests/support/contracts/public-api.d.ts'

it('keeps every file short enough to read in one go', () => {
  const lengths = sources.map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
  expect(lengths.filter(({ path, lines }) => path !== GENERATED && lines > LINES_MAX)).toEqual([])
})

it('has no drawer for odds and ends', () => {
  expect(sources.filter(({ path }) => DRAWERS.test(path)).map(({ path }) => path)).toEqual([])
})

it('names files in kebab-case', () => {
  const odd = sources.filter(
    ({ path }) => !/^[a-z0-9]+([-.][a-z0-9]+)*\.(ts|tsx|mjs)$/.test(path.split('/').at(-1) ?? ''),
  )
  expect(odd.map(({ path }) => path)).toEqual([])
})

it('has no barrels: a file that only passes on what others export', () => {
  const barrels = sources.filter(({ text }) => {
    const statements = text.split('\n').filter((line) => line.trim() !== '' && !/^\s*(\/\/|\/?\*)/.test(line))
    return statements.length > 0 && statements.every((line) => /^export (\*|\{|type \{).* from /.test(line))
  })
  expect(barrels.map(({ path }) => path)).toEqual([])
})
