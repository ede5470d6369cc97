import { expect, it } from 'vitest'
import { wordsIn } from './support/words-in-jsx.ts'
import { sourcesOf } from '../../scripts/structure/sources.ts'

// NOTE lint finds text written directly in an element; this test finds text inside expressions.
const components = sourcesOf('web').filter(
  ({ path }) => path.startsWith('web/src/') && path.endsWith('.tsx') && !path.startsWith('web/src/dev/'),
)

it('shows no words that are written in a component', () => {
  expect(components.length).toBeGreaterThan(100)
  expect(components.flatMap(({ path, text }) => wordsIn(path, text))).toEqual([])
})

it.each([
  ['{isOn ? "On" : off}', ['On']],
  ['{isOn && "On"}', ['On']],
  ['{name ?? "Nobody"}', ['Nobody']],
  ['{`Hello ${name}`}', ['Hello ']],
  ['<b aria-label={isOn ? on : "Off"} />', ['Off']],
  ['<C label={<i>{"Deep"}</i>} />', ['Deep']],
  ['<b title={t("key")} className={isOn ? "on" : "off"}>{t(isOn ? "a:on" : "a:off")}</b>', []],
  ['{" "}·{isOn ? "–" : 3} <a href={"/features"} />', []],
])('reads %s', (inside, words) => {
  const found = wordsIn('a.tsx', `export const a = <p>${inside}</p>`)
  expect(found).toEqual(words.map((word) => `a.tsx: "${word}"`))
})
