import { expect, test } from 'vitest'
import { read } from '../../scripts/structure/sources.ts'

const LISTENS = /\bonSnapshot(?:sInSync)?\b/

test('only the hooks of use-live.ts listen to the database: they share listeners, close them, and keep errors apart', () => {
  const sources = read('web/src/**/*.{ts,tsx}')
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.filter(({ text }) => LISTENS.test(text)).map(({ path }) => path)).toEqual([
    'web/src/lib/live/use-live.ts',
  ])
})

test('no query is kept by hand for a hook that keeps it itself', () => {
  const byHand = /use(?:LiveList|PagedList|LivePage)\(\s*useMemo\(/
  expect(read('web/src/**/*.{ts,tsx}').filter(({ text }) => byHand.test(text))).toEqual([])
  expect(byHand.test('useLiveList(useMemo(() => list, []))')).toBe(true)
})
