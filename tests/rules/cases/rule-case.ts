import type { Firestore } from 'firebase/firestore'
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

/** Writes the two workspaces and everything that the cases need; more than one batch may hold. */
export async function seedCases(world: RulesWorld, cases: readonly RuleCase[]): Promise<void> {
  const documents = [...makeWorkspaces(), ...cases.flatMap(({ given }) => given)]
  const size = 200
  for (let start = 0; start < documents.length; start += size) await world.seed(documents.slice(start, start + size))
}

/** The rules' answer to a case whose documents are there. */
export async function tryCase(world: RulesWorld, { attempt, caller }: RuleCase): Promise<'allowed' | 'denied'> {
  return verdictOn(attempt(world.as(caller)))
}
