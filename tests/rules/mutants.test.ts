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

const all = mutantsOf(await readRules())
const mutants = all.filter(({ name }) => !SAME_ANSWERS.includes(name))
/** What must pass comes first: it is little, and a rule that became too strict refuses some of it at once. */
const cases = passesFirst([
  ...matrixCases().filter(({ name }) => /posts|users/.test(name)),
  ...listCases().filter(({ name }) => name.includes('posts')),
  ...createPostCases(),
  ...updatePostCases().filter(({ name, expected }) => expected === 'allowed' || !name.startsWith('changes it to')),
])

it('finds many ways to weaken the rules', () => {
  expect(mutants.length).toBeGreaterThan(90)
  expect(all.length - mutants.length).toBe(SAME_ANSWERS.length)
})

it.each(mutants)('the cases notice $name', async ({ rules }) => {
  const world = await openWorld('demo-rules-mutants', rules)
  await seedCases(world, cases)
  const surprises = await findSurprises(world, cases, { stopAtFirst: true })
  await world.close()
  expect(surprises).not.toEqual([])
})

function passesFirst(tried: RuleCase[]): RuleCase[] {
  return tried.toSorted((a, b) => a.expected.localeCompare(b.expected))
}
