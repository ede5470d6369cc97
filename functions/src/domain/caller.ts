import type { Right } from '@postwright/core/rights/rights'

/** The signed-in person behind a request; with `access` a key or assistant that acts for them. */
export type Caller = { uid: string; sessionId: string; role: 'user' | 'admin'; access?: CallerAccess }

/** A key or assistant never may more than its person. */
export type CallerAccess = {
  id: string
  /** As its person called the key, or as the assistant calls itself. */
  name: string
  workspaceId: string
  /** When it was made: a membership that began later has nothing to do with it. */
  madeAt: number
  rights: readonly Right[]
  /** Whether what it plans needs a person's approval, and what a person has planned is left to people. */
  waitsForPerson: boolean
}

/** The author of everything that no person did. */
export const SCHEDULER = 'scheduler'
