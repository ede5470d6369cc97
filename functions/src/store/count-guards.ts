import { instant } from '@postwright/core/ids'
import { paths } from '@postwright/core/paths'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../domain/ports.ts'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

/** No transaction lasts as long; what is left of it afterwards says nothing. */
const KEPT = 60 * 60_000

const guardSchema = z.object({ count: z.int().min(0), expiresAt: instant() })

/** What is limited: for each the number of one person, workspace or whatever `owner` names. */
type Counted = 'fonts' | 'jobs' | 'offers' | 'queues' | 'series' | 'storage' | 'uploads' | 'exports'

export type CountGuardStore = ReturnType<typeof createCountGuardStore>

/**
 * Documents that make transactions of one limit follow each other: a query in a transaction does not keep another one from adding
 * what it would have found.
 */
export function createCountGuardStore(refs: Refs, clock: Clock) {
  return {
    /** Reads the guard before the count. Calling the result writes it, after all readings of the transaction. */
    readIn: async (tx: Tx, counted: Counted, owner: string): Promise<() => void> => {
      const key = createHash('sha256').update(`${counted}|${owner}`).digest('hex').slice(0, 40)
      const ref = refs.doc(paths.countGuard(key), { schema: guardSchema })
      const count = ((await tx.get(ref)).data()?.count ?? 0) + 1
      return () => void tx.set(ref, { count, expiresAt: clock.now() + KEPT })
    },
  }
}
