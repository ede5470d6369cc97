import { drawSlide } from '@postwright/core/scene/drawing/draw-slide'
import { lintScene } from '@postwright/core/scene/lint/lint-scene'
import { slideDraftSchema } from '@postwright/core/scene/slide'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { arbitraryFormat, arbitraryScene } from './arbitrary-scene.ts'
import { FIXED_MEASURE } from './fixed-measure.ts'

const VALUES: readonly unknown[] = [
  null,
  [],
  {},
  '',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '__proto__',
  'x'.repeat(20_000),
  '\u0000\u202e\ud800',
  -1,
  0,
  1e308,
  Number.NaN,
  Infinity,
  2 ** 53,
  true,
]

it('refuses a slide with one value replaced by a hostile one, or draws and lints it with numbers that are some', () => {
  let drawn = 0
  let refused = 0
  fc.assert(
    fc.property(
      arbitraryScene(),
      fc.constantFrom(...VALUES),
      fc.nat(),
      arbitraryFormat,
      (scene, value, pick, format) => {
        const [slide] = scene.slides
        if (!slide) return
        const { id, ...draft } = slide
        const places = placesIn(draft)
        const read = slideDraftSchema.safeParse(replaced(draft, places[pick % places.length] ?? [], value))
        if (!read.success) {
          refused += 1
          expect(read.error.issues.every(({ message }) => message !== '')).toBe(true)
          return
        }
        drawn += 1
        const next = { ...scene, slides: [{ ...read.data, id }] }
        const options = { format, measure: FIXED_MEASURE, zones: [], brand: null, luminanceOf: () => null }
        expect(numbersIn(drawSlide(next, id, format, FIXED_MEASURE)).filter((each) => !Number.isFinite(each))).toEqual(
          [],
        )
        expect(lintScene(next, options).every(({ slideId }) => slideId === id)).toBe(true)
      },
    ),
    { numRuns: 120 },
  )
  expect(drawn).toBeGreaterThan(0)
  expect(refused).toBeGreaterThan(0)
})

type Place = readonly string[]

/** Every value of a document, by the keys that lead to it. */
function placesIn(value: unknown, above: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [above]
  const inside = Object.entries(value).flatMap(([key, each]) => placesIn(each, [...above, key]))
  return above.length === 0 ? inside : [above, ...inside]
}

function replaced(value: unknown, [key, ...rest]: Place, by: unknown): unknown {
  if (key === undefined) return by
  if (Array.isArray(value)) return value.map((each, at) => (String(at) === key ? replaced(each, rest, by) : each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name === key ? replaced(each, rest, by) : each]),
  )
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}
