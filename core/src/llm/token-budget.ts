import { type ModelUsage, type ModelPrice, MODEL_OUTPUT_MAX, MODEL_OUTPUT_MIN } from '../model/model-settings.ts'
import { utf8Length } from '../text/text-lengths.ts'
import type { ModelMessage, ModelTask } from '../model/model-run.ts'

type Counted = Pick<ModelUsage, 'tokensIn' | 'tokensOut' | 'reserved'>

/** Token usage of one call. `isEstimated`: the service did not report the usage. */
export type Spent = { tokensIn: number; tokensOut: number; isEstimated: boolean }

/** Returns the month whose budget a call uses, as `2026-11`: in UTC, so that it is the same for all members. */
export function budgetMonth(now: number): string {
  return new Date(now).toISOString().slice(0, 7)
}

/** Returns the rest of a month's tokens, after subtracting those reserved for running calls. */
export function tokensLeft(monthlyTokens: number, { tokensIn, tokensOut, reserved }: Counted): number {
  return Math.max(0, monthlyTokens - tokensIn - tokensOut - reserved)
}

/** Returns a month with the tokens of one call reserved, or null if not enough are left and no call may be made. */
export function withReserved<Usage extends Counted>(usage: Usage, tokens: number, monthlyTokens: number): Usage | null {
  if (tokens > tokensLeft(monthlyTokens, usage)) return null
  return { ...usage, reserved: usage.reserved + tokens }
}

/** Returns a month after a call: its reservation is released, and its usage is counted. */
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

/** Bytes per token, lower than in most languages and vocabularies, so that estimates are high. */
const BYTES_PER_TOKEN = 3

/** Tokens of a message besides its text. */
const MESSAGE_TOKENS = 8

/** Estimates the number of tokens of messages; errors are on the high side. */
export function estimateTokens(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + MESSAGE_TOKENS + Math.ceil(utf8Length(text) / BYTES_PER_TOKEN), 0)
}

const TOKENS_OF_A_PRICE = 1_000_000

const PARTS_OF_A_CURRENCY = 1_000_000

/** Returns the cost of tokens at a price, in its currency. */
export function costOf(
  { sent, received }: ModelPrice,
  { tokensIn, tokensOut }: { tokensIn: number; tokensOut: number },
): number {
  return (tokensIn * sent + tokensOut * received) / TOKENS_OF_A_PRICE / PARTS_OF_A_CURRENCY
}

/** Returns the maximum cost of a call, from the same estimate as its reservation. */
export function costAtMost(price: ModelPrice, messages: readonly ModelMessage[], outputMax: number): number {
  return costOf(price, { tokensIn: estimateTokens(messages.map(({ content }) => content)), tokensOut: outputMax })
}

/** Maximum length of the response relative to the text, by task. */
const GROWTH: Record<ModelTask, number> = {
  rewrite: 1.5,
  shorten: 1,
  lengthen: 3,
  tone: 1.5,
  translate: 2,
  ideas: 1,
  hooks: 1,
}

/** Returns the maximum number of output tokens for a task. */
export function outputLimit(task: ModelTask, text: string): number {
  const wanted = Math.ceil(estimateTokens([text]) * GROWTH[task])
  return Math.min(MODEL_OUTPUT_MAX, Math.max(MODEL_OUTPUT_MIN, wanted))
}
