import { type ModelUsage, type ModelPrice, MODEL_OUTPUT_MAX, MODEL_OUTPUT_MIN } from '../model/model-settings.ts'
import { utf8Length } from '../text/text-lengths.ts'
import type { ModelMessage, ModelTask } from '../model/model-run.ts'

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

/** More of a text's bytes than this go into one token in most languages and vocabularies, so that estimates are high. */
const BYTES_PER_TOKEN = 3

/** What a message takes besides its text. */
const MESSAGE_TOKENS = 8

/** About how many tokens messages take, rather too many than too few. */
export function estimateTokens(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + MESSAGE_TOKENS + Math.ceil(utf8Length(text) / BYTES_PER_TOKEN), 0)
}

const TOKENS_OF_A_PRICE = 1_000_000

const PARTS_OF_A_CURRENCY = 1_000_000

/** What tokens cost at a price, in its currency. */
export function costOf(
  { sent, received }: ModelPrice,
  { tokensIn, tokensOut }: { tokensIn: number; tokensOut: number },
): number {
  return (tokensIn * sent + tokensOut * received) / TOKENS_OF_A_PRICE / PARTS_OF_A_CURRENCY
}

/** What a call can cost at most, by the same count that is set aside for it. */
export function costAtMost(price: ModelPrice, messages: readonly ModelMessage[], outputMax: number): number {
  return costOf(price, { tokensIn: estimateTokens(messages.map(({ content }) => content)), tokensOut: outputMax })
}

/** How much longer than the text the answer may be. */
const GROWTH: Record<ModelTask, number> = {
  rewrite: 1.5,
  shorten: 1,
  lengthen: 3,
  tone: 1.5,
  translate: 2,
  ideas: 1,
  hooks: 1,
}

/** How many tokens the answer to a task may have. */
export function outputLimit(task: ModelTask, text: string): number {
  const wanted = Math.ceil(estimateTokens([text]) * GROWTH[task])
  return Math.min(MODEL_OUTPUT_MAX, Math.max(MODEL_OUTPUT_MIN, wanted))
}
