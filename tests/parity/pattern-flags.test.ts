import { expect, test } from 'vitest'
import { read } from '../../scripts/structure/sources.ts'

/** Flags that change within a pattern, such as `(?-i:…)`. */
const SWITCHED = /\(\?-?[ims]+(?:-[ims]+)?:/

// Browsers of two years ago cannot parse a file with such a pattern.
test('no pattern switches its flags inside', () => {
  const sources = ['core/src/**/*.ts', 'web/src/**/*.{ts,tsx}', 'functions/src/**/*.ts'].flatMap((each) => read(each))
  expect(sources.length).toBeGreaterThan(1_000)
  expect(sources.filter(({ text }) => SWITCHED.test(text)).map(({ path }) => path)).toEqual([])
})
