import { expect, it } from 'vitest'
import { openWorld, readRules } from '../support/rules.ts'
import { createPostCases } from './cases/create-post-cases.ts'
import { listCases } from './cases/list-cases.ts'
import { matrixCases } from './cases/matrix-cases.ts'
import { findSurprises, seedCases, type RuleCase } from './cases/rule-case.ts'
import { mutantsOf } from './cases/rule-mutants.ts'
import { updatePostCases } from './cases/update-post-cases.ts'

/** Dropping these changes no answer: what remains fails with an error for such a request, and an error refuses. */
const SAME_ANSWERS = [
  'isSelf without signedIn()',
  'canRead without signedIn()',
  'canEdit without signedIn()',
  'isText without value is string',
  'isId without value is string',
  'isPostMedia without item is map',
]

const mutants = mutantsOf(await readRules()).filter(({ name }) => !SAME_ANSWERS.includes(name))
const cases = refusalsFirst([
  ...matrixCases().filter(({ name }) => /posts|users/.test(name)),
  ...listCases().filter(({ name }) => name.includes('posts')),
  ...createPostCases(),
  ...updatePostCases(),
])

it('finds many ways to weaken the rules', () => {
  expect(mutants.length).toBeGreaterThan(90)
})

it.each(mutants)('the cases notice $name', async ({ rules }) => {
  const world = await openWorld('demo-rules-mutants', rules)
  await seedCases(world, cases)
  const surprises = await findSurprises(world, cases, { stopAtFirst: true })
  await world.close()
  expect(surprises).not.toEqual([])
})

/** A weaker rule lets something through: those cases find it soonest. */
function refusalsFirst(all: RuleCase[]): RuleCase[] {
  return [...all.filter(({ expected }) => expected === 'denied'), ...all.filter(({ expected }) => expected === 'allowed')]
}
