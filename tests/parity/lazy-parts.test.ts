import { expect, test } from 'vitest'
import { read } from '../../scripts/structure/sources.ts'

/** `lazy` of react, by its name or as a member; not that of a schema. */
const RAW = /import (?:type )?\{[^}]*\blazy\b[^}]*\} from 'react'|\bReact\.lazy\(/

/** The helpers themselves, and the chart component, which shows its numbers if the drawing code does not load. */
const OWN = ['web/src/lib/lazy-when-idle.tsx', 'web/src/ui/chart.tsx']

test('parts of screens come later by the helpers of lazy-when-idle.tsx, which wait for a network, and nothing else takes `lazy` of react', () => {
  const sources = read('web/src/**/*.{ts,tsx}')
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.filter(({ text }) => RAW.test(text)).map(({ path }) => path)).toEqual(OWN)
})

test.each([
  "import { lazy, Suspense } from 'react'",
  "import {\n  lazy,\n  useState,\n} from 'react'",
  'React.lazy(load)',
])('%s is found', (line) => {
  expect(RAW.test(line)).toBe(true)
})

test.each(["import { lazyPart } from '@/lib/lazy-when-idle.tsx'", 'z.lazy(() => nodes)'])('%s is not', (line) => {
  expect(RAW.test(line)).toBe(false)
})
