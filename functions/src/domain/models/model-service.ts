import type { ModelMessage } from '@postwright/core/model/model-run'
import type { OutputField } from '@postwright/core/model/model-settings'
import type { ModelProblem } from '@postwright/core/models/model-problems'

/** One call of a model at the address that a workspace has entered. */
export type ModelCall = {
  address: string
  key: string | null
  model: string
  messages: readonly ModelMessage[]
  /** Tokens that the answer may have, and what the service calls that limit. */
  outputMax: number
  outputField: OutputField
}

/** `usage` is what the service says of the call; null: nothing. */
export type ModelAnswer = {
  text: string
  usage: { tokensIn: number; tokensOut: number } | null
} & (
  | { kind: 'answered' }
  /** `isFree`: it is certain that the call used no tokens. `retryAfter`: seconds. */
  | { kind: 'failed'; problem: ModelProblem; detail: string; retryAfter: number | null; isFree: boolean }
)

export type FailedAnswer = Extract<ModelAnswer, { kind: 'failed' }>

/** Models behind addresses that people enter. */
export type ModelService = {
  /** @throws `address_refused`, `address_unreachable` */
  check: (address: string) => Promise<void>
  /** Never rejects. `onText` gets everything that has arrived so far. */
  ask: (
    call: ModelCall,
    options: { signal: AbortSignal; timeout?: number; onText?: (text: string) => void },
  ) => Promise<ModelAnswer>
}
