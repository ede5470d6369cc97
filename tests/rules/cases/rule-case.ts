import type { Firestore } from 'firebase/firestore/lite'
import { makeAccounts, makeAdmins } from '../../support/factories/admins.ts'
import type { Caller } from '../../support/factories/callers.ts'
import { makeWorkspaces, type Placed } from '../../support/factories/world.ts'
import { verdictOn } from '../../support/expect-denied.ts'
import type { RulesWorld } from '../../support/rules.ts'

/** One attempt and what the rules must say to it. Attempts stay out of each other's way: each has documents of its own. */
export type RuleCase = {
  name: string
  caller: Caller
  /** Documents that must be there before. */
  given: readonly Placed[]
  attempt: (firestore: Firestore) => Promise<unknown>
  expected: 'allowed' | 'denied'
}

/** The two workspaces, the admins and the accounts, which are there for every case. */
export function commonDocuments(): Placed[] {
  return [...makeWorkspaces(), ...makeAdmins(), ...makeAccounts()]
}

/** Writes what every case needs and what these need; more than one batch may hold. */
export async function seedCases(world: RulesWorld, cases: readonly RuleCase[]): Promise<void> {
  const given = [...commonDocuments(), ...cases.flatMap((each) => each.given)]
  const documents = [...new Map(given.map((document) => [document.path, document])).values()]
  const size = 200
  for (let start = 0; start < documents.length; start += size) await world.seed(documents.slice(start, start + size))
}

/** The rules' answer to a case whose documents are there. */
export async function tryCase(world: RulesWorld, { attempt, caller }: RuleCase): Promise<'allowed' | 'denied'> {
  return verdictOn(attempt(world.as(caller)))
}

/** The cases that got another answer than they must, tried side by side in the given order; stops early when asked to. */
export async function findSurprises(
  world: RulesWorld,
  cases: readonly RuleCase[],
  { stopAtFirst = false } = {},
): Promise<string[]> {
  const surprises: string[] = []
  const atOnce = 16
  for (let start = 0; start < cases.length; start += atOnce) {
    const verdicts = await Promise.all(
      cases.slice(start, start + atOnce).map(async (each) => ({ each, verdict: await tryCase(world, each) })),
    )
    surprises.push(...verdicts.filter(({ each, verdict }) => verdict !== each.expected).map(({ each }) => each.name))
    if (stopAtFirst && surprises.length > 0) break
  }
  return surprises
}
