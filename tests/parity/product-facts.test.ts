import {
  DELETION_GRACE,
  DELIVERY_OUTCOME_MAX,
  EXPORT_TTL,
  MEDIA_BYTES_MAX,
  POST_MEDIA_MAX,
  VIDEO_BYTES_MAX,
} from '@postwright/core/limits'
import { SIMULATED_DAYS } from '@postwright/core/simulate/simulation-limits'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import { BUNDLED_FAMILIES } from '@postwright/core/fonts/families'
import { TRASH_TIME } from '@postwright/core/model/trash-item'
import { FORMATS } from '@postwright/core/scene/format'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { CHANGELOG } from '../../web/src/public/changelog-screen.tsx'
import { COMPARED_PRODUCTS, COMPARED_ROWS } from '../../web/src/public/comparison.ts'
import { HELP } from '../../web/src/public/help-articles.ts'
import { NETWORK_NAMES } from '../../web/src/public/network-names.ts'
import { PRODUCT_FACTS } from '../../web/src/public/product-facts.ts'

const DAY = 24 * 60 * 60_000
const MEGABYTE = 1024 * 1024

const textsSchema = z.record(z.string(), z.string())
const articleSchema = z.object({ title: z.string(), lead: z.string(), step: textsSchema, note: textsSchema })
const helpSchema = z.object({ group: textsSchema, article: z.record(z.string(), articleSchema) })
const comparisonSchema = z.object({ compare: z.object({ row: z.record(z.string(), textsSchema) }) })
const legalSchema = z.object({
  privacy: z.object({ section: z.object({ who: z.object({ text: z.object({ parties: z.string() }) }) }) }),
  terms: z.object({ section: z.object({ service: z.object({ text: z.object({ scope: z.string() }) }) }) }),
})
const changelogSchema = z.object({
  day: z.record(z.string(), z.record(z.string(), z.object({ title: z.string(), text: z.string() }))),
})

it('public pages count the networks as the contracts do', () => {
  const contracts: PlatformContract[] = Object.values(PLATFORM_CONTRACTS)
  const real = contracts.filter(({ auth }) => auth.kind !== 'none' || auth.needsApp)
  const { typedNetworks: typed, appNetworks: app, networks } = PRODUCT_FACTS
  expect({ typed, app, networks }).toEqual({
    typed: real.filter(({ auth }) => !auth.needsApp).length,
    app: real.filter(({ auth }) => auth.needsApp).length,
    networks: real.length,
  })
})

it('public pages show the mark of each network with the name of its contract', () => {
  const styles = new URL('../../web/src/public/components/network-logos.module.css', import.meta.url)
  const marks = /data-network='([^']+)'\] \{\s+mask-image: url\('..\/..\/platforms\/(\w+)\/icon.svg/g
  const shown = [...readFileSync(styles, 'utf8').matchAll(marks)].map(([, name = '', id = '']) => [id, name] as const)
  const contracts: PlatformContract[] = Object.values(PLATFORM_CONTRACTS)
  const real = contracts.filter(({ auth }) => auth.kind !== 'none' || auth.needsApp)
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(real.map(({ platform, name }) => [platform, name])))
  expect([...NETWORK_NAMES].toSorted()).toEqual(real.map(({ name }) => name).toSorted())
})

it('public pages count what the editor has, as it has it', () => {
  const { designs, formats, fonts } = PRODUCT_FACTS
  expect({ designs, formats, fonts }).toEqual({
    designs: DECK_TEMPLATES.length,
    formats: Object.keys(FORMATS).length,
    fonts: BUNDLED_FAMILIES.length,
  })
})

it('public pages state the limits that the product keeps', () => {
  expect(PRODUCT_FACTS).toMatchObject({
    simulatedWeeks: SIMULATED_DAYS / 7,
    trashDays: TRASH_TIME / DAY,
    mediaMax: POST_MEDIA_MAX,
    imageMegabytes: MEDIA_BYTES_MAX / MEGABYTE,
    videoMegabytes: VIDEO_BYTES_MAX / MEGABYTE,
    retryMinutes: DELIVERY_OUTCOME_MAX / 60_000,
    exportHours: (EXPORT_TTL / DAY) * 24,
    deletionDays: DELETION_GRACE / DAY,
  })
})

/** Word of the privacy policy for each kind of email that the product sends. */
const MAILS = {
  invite: 'invites',
  digest: 'notifications',
  notice: 'notifications',
  billing: 'receipts',
  support: 'support access',
  security: 'security',
}

it('the privacy policy names every kind of email that the product sends', () => {
  const { privacy } = legalSchema.parse(localeOf('legal'))
  expect(Object.keys(MAILS).toSorted()).toEqual(Object.keys(z.looseObject({}).parse(localeOf('mails'))).toSorted())
  expect(Object.values(MAILS).filter((name) => !privacy.section.who.text.parties.includes(name))).toEqual([])
})

it('the terms call the service free of charge only for people who buy no plan', () => {
  const { terms } = legalSchema.parse(localeOf('legal'))
  expect(terms.section.service.text.scope).toContain('free of charge unless you buy a plan')
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

it('the comparison names Postwright strongest only where each of the others is compared', () => {
  const { row: texts } = comparisonSchema.parse(localeOf('features')).compare
  const ours = COMPARED_ROWS.filter(({ strongest }) => strongest.some((each) => each === 'us')).map(({ row }) => row)
  const uncompared = Object.entries(texts)
    .filter(([, byProduct]) => COMPARED_PRODUCTS.some((product) => byProduct[product] === 'Not compared'))
    .map(([row]) => row)
  expect(ours).not.toEqual([])
  expect(uncompared).not.toEqual([])
  expect(ours.filter((row) => uncompared.includes(row))).toEqual([])
})

function localeOf(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../web/public/locales/en/${name}.json`, import.meta.url), 'utf8'))
}
