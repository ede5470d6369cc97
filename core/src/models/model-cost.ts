import type { ModelMessage } from '../model/model-run.ts'
import type { ModelPrice } from '../model/model-settings.ts'
import { estimateTokens } from './estimate-tokens.ts'

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
