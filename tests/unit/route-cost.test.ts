import { expect, test } from 'vitest'
import { addedCost } from '../../scripts/size/added-cost.ts'
import { routeCost } from '../../scripts/size/route-cost.ts'
import { strayModules } from '../../scripts/size/stray-modules.ts'

const CHUNKS = [
  { file: 'main.js', imports: ['react.js'], modules: ['src/main.tsx'], gzipBytes: 10 },
  { file: 'react.js', imports: ['main.js'], modules: ['../node_modules/react/index.js'], gzipBytes: 100 },
  { file: 'home.js', imports: ['react.js'], modules: ['src/home.tsx'], gzipBytes: 1 },
  { file: 'sdk.js', imports: [], modules: ['../node_modules/firebase/app.js'], gzipBytes: 1000 },
  { file: 'dashboard.js', imports: ['sdk.js'], modules: ['src/dashboard.tsx'], gzipBytes: 2 },
]

test('counts every file of the route once, however often it is imported', () => {
  const { gzipBytes, files } = routeCost(CHUNKS, ['src/main.tsx', 'src/home.tsx'], ['firebase'])
  expect(files.map(({ file }) => file)).toEqual(['main.js', 'react.js', 'home.js'])
  expect(gzipBytes).toBe(111)
})

test('finds a forbidden package behind an import, and no other', () => {
  expect(routeCost(CHUNKS, ['src/main.tsx', 'src/dashboard.tsx'], ['firebase', '@mantine']).intruders).toEqual([
    'firebase',
  ])
  expect(routeCost(CHUNKS, ['src/main.tsx', 'src/home.tsx'], ['firebase']).intruders).toEqual([])
})

test('counts for a screen only what its frame has not brought', () => {
  expect(addedCost(CHUNKS, ['src/main.tsx'], 'src/home.tsx')).toBe(1)
  expect(addedCost(CHUNKS, ['src/main.tsx'], 'src/dashboard.tsx')).toBe(1002)
})

test('refuses a screen that is in no file, so that a renamed one cannot pass unmeasured', () => {
  expect(() => routeCost(CHUNKS, ['src/gone.tsx'], [])).toThrow('src/gone.tsx')
})

test('finds what no release may hold, in whatever file it is', () => {
  const gallery = { file: 'gallery.js', imports: [], modules: ['src/dev/gallery-screen.tsx'], gzipBytes: 5 }
  expect(strayModules([...CHUNKS, gallery], ['src/dev/'])).toEqual(['src/dev/gallery-screen.tsx'])
  expect(strayModules(CHUNKS, ['src/dev/'])).toEqual([])
})
