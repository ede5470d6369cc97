import type { OfferedModel } from '@postwright/core/api/shared-models'
import { budgetMonth, tokensLeft } from '@postwright/core/llm/token-budget'
import type { Caller } from '../caller.ts'
import type { Deps } from '../ports/deps.ts'
import { sharedMonthId } from './model-usage.ts'

const NOTHING = { tokensIn: 0, tokensOut: 0, reserved: 0 }

/** Returns the provider that the operator offers, with the remaining monthly allowance of the caller; null if none is offered. */
export async function readOfferedModel(
  { clock, sharedModels, sharedModelUsage }: Pick<Deps, 'clock' | 'sharedModels' | 'sharedModelUsage'>,
  { uid }: Caller,
): Promise<OfferedModel | null> {
  const offered = await sharedModels.offered()
  if (!offered) return null
  const { name, address, model, monthlyTokens } = offered
  const usage = await sharedModelUsage.get(sharedMonthId(uid, budgetMonth(clock.now())))
  return { name, host: new URL(address).host, model, monthlyTokens, left: tokensLeft(monthlyTokens, usage ?? NOTHING) }
}
