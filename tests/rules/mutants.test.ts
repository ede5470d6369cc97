import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { paths } from '@postwright/core/paths'
import { entityName } from '../../scripts/rules/shape.ts'
import { IS_DEEP } from '../support/deep.ts'
import { HERE } from '../support/factories/world.ts'
import { openWorld, readRules, type RulesWorld } from '../support/rules.ts'
import { ACCESS } from './cases/access.ts'
import { auditCases } from './cases/audit-cases.ts'
import { createPostCases } from './cases/create-post-cases.ts'
import { jobCases } from './cases/job-cases.ts'
import { listCases } from './cases/list-cases.ts'
import { matrixCases } from './cases/matrix-cases.ts'
import { notificationCases } from './cases/notification-cases.ts'
import { ownCases } from './cases/own-cases.ts'
import { fingerprintOf } from './cases/fingerprint.ts'
import { openProven } from './cases/proven.ts'
import { findSurprises, seedCases, type RuleCase } from './cases/rule-case.ts'
import { mutantsOf } from './cases/rule-mutants.ts'
import { updatePostCases } from './cases/update-post-cases.ts'
import { WRITTEN, writtenCases } from './cases/written-cases.ts'

/** Mutants that change no verdict: the rest of the condition fails with an error instead, and an error refuses. */
const SAME_ANSWERS = [
  'isSelf without signedIn()',
  'canReadContent without signedIn()',
  'canWriteDrafts without signedIn()',
  'canEditLibrary without signedIn()',
  'isActive without signedIn()',
  'isText without value is string',
  'isId without value is string',
]

const all = mutantsOf(await readRules())
const mutants = all.filter(({ name }) => !SAME_ANSWERS.includes(name))
/** All of them take minutes, so a normal run tries one mutant of each function and each `allow` line. */
const tried = IS_DEEP ? mutants : mutants.filter(({ owner }, at) => owner !== mutants[at - 1]?.owner)

/** Cases about one collection, which are enough for mutants in its block. */
const OWN_CASES: Partial<Record<string, RuleCase[]>> = {
  jobs: [...jobCases(), ...ownCases(), ...matrixOf(paths.jobs('editor'))],
  notifications: [...notificationCases(), ...ownCases(), ...matrixOf(paths.notifications('editor'))],
  isActive: ownCases(),
  auditLog: [...auditCases(), ...matrixOf(paths.auditLog())],
  isAdmin: [...auditCases(), ...matrixOf(paths.auditLog())],
  canEditLibrary: matrixOf(paths.hashtagGroups(HERE)),
  roleMayReadInternal: matrixOf(paths.comments(HERE)),
}
const cases = [
  ...matrixOf(paths.users()),
  ...matrixOf(paths.posts(HERE)),
  ...listCases().filter(({ name }) => name.includes('posts')),
  ...createPostCases(),
  ...updatePostCases(),
  ...writtenCases(),
]
const byArea = new Map<string, readonly RuleCase[]>()
/** Number of cases that are stored and tried at a time, until one notices the mutant. */
const PORTION = 48

// Warms up the emulator, whose first responses are the slowest.
beforeAll(async () => (await openWorld('demo-rules-mutants')).close())

const proven = await openProven('mutants')
afterAll(proven.keep)

it('finds many ways to weaken the rules', () => {
  expect(mutants.length).toBeGreaterThan(90)
  expect(all.length - mutants.length).toBe(SAME_ANSWERS.length)
  expect(new Set(tried.map(({ owner }) => owner))).toEqual(new Set(mutants.map(({ owner }) => owner)))
})

it.each(tried)('the cases notice $name', async ({ name, condition, rules, area, loosens }) => {
  const fingerprint = await fingerprintOf(condition, casesOf(area))
  if (proven.has(name, fingerprint)) return
  const world = await openWorld('demo-rules-mutants', rules)
  onTestFinished(() => world.close())
  expect(await isNoticed(world, likelyFirst(casesOf(area), loosens))).toBe(true)
  proven.add(name, fingerprint)
})

/**
 * Cases that can notice a mutant in a function or block. Functions of a collection that editors write are called from its own block only. If
 * two collection names match the function's name, the longer one counts.
 */
function casesOf(area: string): readonly RuleCase[] {
  const known = byArea.get(area) ?? chooseCases(area)
  byArea.set(area, known)
  return known
}

function chooseCases(area: string): readonly RuleCase[] {
  const isOf = (entity: string) => new RegExp(`^(has|isNew|is|are)${entity}([A-Z]|$)`).test(area)
  const [own] = WRITTEN.filter((described) => described.name !== 'posts' && isOf(entityName(described))).toSorted(
    (one, other) => other.name.length - one.name.length,
  )
  return OWN_CASES[area] ?? (own ? writtenCases([own]) : cases)
}

async function isNoticed(world: RulesWorld, own: readonly RuleCase[]): Promise<boolean> {
  for (let start = 0; start < own.length; start += PORTION) {
    const portion = own.slice(start, start + PORTION)
    await seedCases(world, portion)
    if ((await findSurprises(world, portion, { stopAtFirst: true })).length > 0) return true
  }
  return false
}

function matrixOf(collection: string): RuleCase[] {
  return matrixCases(ACCESS.filter((access) => access.collection === collection))
}

/** Sorts the cases that are likely to notice a mutant first: denied ones if it loosens the rules, else allowed ones. */
function likelyFirst(own: readonly RuleCase[], loosens: boolean): RuleCase[] {
  const first = loosens ? 'denied' : 'allowed'
  return [...own.filter(({ expected }) => expected === first), ...own.filter(({ expected }) => expected !== first)]
}
