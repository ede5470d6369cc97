import type { ModelUsage } from '../model/model-usage.ts'

type Counted = Pick<ModelUsage, 'tokensIn' | 'tokensOut' | 'reserved'>

/** What one call has taken. `isEstimated`: the service has not said it. */
export type Spent = { tokensIn: number; tokensOut: number; isEstimated: boolean }

/** The month whose budget a call counts for, as `2026-11`: in UTC, so that all members have the same. */
export function budgetMonth(now: number): string {
  return new Date(now).toISOString().slice(0, 7)
}

/** What is left of a month's tokens, those of calls under way taken off. */
export function tokensLeft(monthlyTokens: number, { tokensIn, tokensOut, reserved }: Counted): number {
  return Math.max(0, monthlyTokens - tokensIn - tokensOut - reserved)
}

/**
 * A month with the tokens of one call set aside, or null when they are not left; then nothing may be called.
 */
export function withReserved<Usage extends Counted>(usage: Usage, tokens: number, monthlyTokens: number): Usage | null {
  if (tokens > tokensLeft(monthlyTokens, usage)) return null
  return { ...usage, reserved: usage.reserved + tokens }
}

/** A month after a call: what was set aside for it is given back, and what it took is counted. */
export function withSpent<Usage extends Counted & Pick<ModelUsage, 'calls' | 'estimated'>>(
  usage: Usage,
  reserved: number,
  { tokensIn, tokensOut, isEstimated }: Spent,
): Usage {
  return {
    ...usage,
    reserved: Math.max(0, usage.reserved - reserved),
    tokensIn: usage.tokensIn + tokensIn,
    tokensOut: usage.tokensOut + tokensOut,
    estimated: usage.estimated + (isEstimated ? tokensIn + tokensOut : 0),
    calls: usage.calls + 1,
  }
}
