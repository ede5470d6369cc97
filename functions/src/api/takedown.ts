import * as contract from '@postwright/core/api/takedown'
import { putBack, takeDown, readTakedownEffects } from '../domain/takedown/take-down.ts'
import { bind, type Route } from '../http/bind.ts'

export const TAKEDOWN_ROUTES: readonly Route[] = [
  bind(contract.readTakedownEffects, { limit: { perMinute: 30, by: 'account' } }, async ({ deps, input }) => ({
    effects: await readTakedownEffects(deps, input),
  })),

  bind(
    contract.takeDown,
    { limit: { perMinute: 20, by: 'account' }, sensitive: true },
    async ({ deps, caller, input }) => {
      await takeDown(deps, caller.uid, input)
      return { isTakenDown: true as const }
    },
  ),

  bind(
    contract.putBack,
    { limit: { perMinute: 20, by: 'account' }, sensitive: true },
    async ({ deps, caller, input }) => {
      await putBack(deps, caller.uid, input)
      return { isTakenDown: false as const }
    },
  ),
]
