import { expect, it } from 'vitest'
import { sourcesOf } from '../../scripts/structure/sources.ts'

/** The build drops the code behind these members of a schema, so a screen that reads them breaks in the build only. */
const BOUNDS = /(?:[sS]chema|shape)\b[\w.[\]'()]*\.(?:minLength|maxLength|minValue|maxValue|isInt|toJSONSchema)\b/

it('the client and what it shares ask no schema for its bounds: those are constants beside it', () => {
  const sources = [...sourcesOf('web'), ...sourcesOf('core')].filter(({ path }) => path.includes('/src/'))
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter(({ text }) => BOUNDS.test(text)).map(({ path }) => path)).toEqual([])
  expect(BOUNDS.test('max={methodTermsSchema.shape.instructions.maxLength ?? 0}')).toBe(true)
})
