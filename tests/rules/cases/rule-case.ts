import type { Firestore } from 'firebase/firestore/lite'
import { makeAccounts, makeAdmins } from '../../support/factories/admins.ts'
import type { Caller } from '../../support/factories/callers.ts'
import { makeWorkspaces, type Placed } from '../../support/factories/world.ts'
import { verdictOn } from '../../support/expect-denied.ts'
import type { RulesWorld } from '../../support/rules.ts'

/** An attempt and its expected verdict. Each case has documents of its own, so cases can run in parallel. */
export type RuleCase = {
  name: string
  caller: Caller
  /** Documents stored before the attempt. */
  given: readonly Placed[]
  attempt: (firestore: Firestore) => Promise<unknown>
  expected: 'allowed' | 'denied'
}

/** Returns the documents that every case needs: two workspaces, the admins and the accounts. */
export function commonDocuments(): Placed[] {
  return [...makeWorkspaces(), ...makeAdmins(), ...makeAccounts()]
}

/** Stores the common documents and those of the cases, in several batches. */
export async function seedCases(world: RulesWorld, cases: readonly RuleCase[]): Promise<void> {
  const given = [...commonDocuments(), ...cases.flatMap((each) => each.given)]
  const documents = [...new Map(given.map((document) => [document.path, document])).values()]
  const size = 200
  for (let start = 0; start < documents.length; start += size) await world.seed(documents.slice(start, start + size))
}

/** Returns the verdict of the rules on a case. Its documents must be stored already. */
export async function tryCase(world: RulesWorld, { attempt, caller }: RuleCase): Promise<'allowed' | 'denied'> {
  return verdictOn(attempt(world.as(caller)))
}

/** Returns the names of the cases with an unexpected verdict. Tries 16 cases at a time, in the given order. */
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
