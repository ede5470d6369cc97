import type { Right } from '@postwright/core/rights/rights'

/** The signed-in person behind a request; with `access`, a key or assistant that acts for the person. */
export type Caller = { uid: string; sessionId: string; role: 'user' | 'admin'; access?: CallerAccess }

/** A key or assistant, which never has more rights than its person. */
export type CallerAccess = {
  id: string
  /** Name given by the person to a key, or by an assistant to itself. */
  name: string
  workspaceId: string
  /** Creation time: a membership that began later does not apply. */
  madeAt: number
  rights: readonly Right[]
  /** True if posts that it plans need a person's approval, and it cannot change posts planned by people. */
  waitsForPerson: boolean
}

/** Author of automatic changes. */
export const SCHEDULER = 'scheduler'
