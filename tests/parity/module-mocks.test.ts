import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const TESTS = 'tests/web'

/** How many modules they still replace; what is moved to the harness lowers it. */
const MOST = 107

it('tests of the client stand on its session, database and API (tests/support/client) and replace no more modules than before', () => {
  const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  const sources = files.map((name) => readFileSync(`${TESTS}/${name}`, 'utf8'))
  const mocked = sources.flatMap((source) =>
    [...source.matchAll(/vi\.mock\((?:import\()?'([^']+)'/g)].map(([, name]) => name),
  )
  expect(mocked.length).toBeLessThanOrEqual(MOST)
  expect(mocked.filter((name) => name !== undefined && STANDS_IN_FOR.includes(name))).toEqual([])
})

/** What the harness has a part for. */
const STANDS_IN_FOR = ['@/session/session.ts', '@/session/use-session.ts', '@/session/use-workspace.ts']
