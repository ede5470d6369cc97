import { instant } from '@postwright/core/ids'
import { paths } from '@postwright/core/paths'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../domain/ports/world.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'
import type { CountGuardStore } from '../domain/ports/jobs.ts'

/** No transaction lasts as long; what is left of it afterwards says nothing. */
const KEPT = 60 * 60_000

const guardSchema = z.object({ count: z.int().min(0), expiresAt: instant() })

export function createCountGuardStore(refs: Refs, clock: Clock): CountGuardStore {
  return {
    readIn: async (tx, counted, owner) => {
      const key = createHash('sha256').update(`${counted}|${owner}`).digest('hex').slice(0, 40)
      const ref = refs.doc(paths.countGuard(key), { schema: guardSchema })
      const count = ((await within(tx).get(ref)).data()?.count ?? 0) + 1
      return () => void within(tx).set(ref, { count, expiresAt: clock.now() + KEPT })
    },
  }
}
