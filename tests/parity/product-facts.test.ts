import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { CHANGELOG } from '../../web/src/public/changelog.ts'
import { HELP } from '../../web/src/public/help-articles.ts'
import { PRODUCT_FACTS } from '../../web/src/public/product-facts.ts'

const textsSchema = z.record(z.string(), z.string())
const articleSchema = z.object({ title: z.string(), lead: z.string(), step: textsSchema, note: textsSchema })
const helpSchema = z.object({ group: textsSchema, article: z.record(z.string(), articleSchema) })
const changelogSchema = z.object({
  day: z.record(z.string(), z.record(z.string(), z.object({ title: z.string(), text: z.string() }))),
})

it('public pages count the networks as the contracts do', () => {
  const contracts: PlatformContract[] = Object.values(PLATFORM_CONTRACTS)
  const real = contracts.filter(({ auth }) => auth.kind !== 'none' || auth.needsApp)
  expect({ typed: PRODUCT_FACTS.typedNetworks, app: PRODUCT_FACTS.appNetworks }).toEqual({
    typed: real.filter(({ auth }) => !auth.needsApp).length,
    app: real.filter(({ auth }) => auth.needsApp).length,
  })
})

it('numbers of public pages are whole', () => {
  expect(Object.values(PRODUCT_FACTS).filter((fact) => typeof fact === 'number' && !Number.isInteger(fact))).toEqual([])
})

it('each article of the help has its words, as many steps and notes as it says, and no others', () => {
  const { article, group } = helpSchema.parse(localeOf('help'))
  const listed = HELP.flatMap(({ articles }) => articles.map(({ id, steps, notes }) => [id, steps, notes]))
  const worded = Object.entries(article).map(([id, { step, note }]) => [
    id,
    Object.keys(step).length,
    Object.keys(note).length,
  ])
  expect(worded).toEqual(listed)
  expect(Object.keys(group)).toEqual(HELP.map((each) => each.group))
})

it('each entry of the changelog has its words, and the newest day comes first', () => {
  const { day } = changelogSchema.parse(localeOf('changelog'))
  const worded = Object.entries(day).map(([date, entries]) => ({ date, entries: Object.keys(entries) }))
  expect(worded).toEqual(CHANGELOG.map(({ date, entries }) => ({ date, entries: [...entries] })))
  expect(CHANGELOG.map(({ date }) => date)).toEqual(
    CHANGELOG.map(({ date }) => date)
      .toSorted()
      .toReversed(),
  )
})

function localeOf(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../web/public/locales/en/${name}.json`, import.meta.url), 'utf8'))
}
