import type { Persona } from '@postwright/core/collections/personas'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import type { DocumentBase } from '@postwright/core/model/document'
import type { ModelMessage, ModelProblem } from '@postwright/core/model/model-run'
import type { ModelDialect, ModelSettings, OutputField, ModelUsage } from '@postwright/core/model/model-settings'
import type { SharedModelUsage } from '@postwright/core/model/shared-model'
import type { Documents, Tx } from './documents.ts'
import type { SpeechUsage } from '@postwright/core/model/speech-usage'

/** One call of a model at the address that a workspace has entered. */
export type ModelCall = {
  address: string
  dialect: ModelDialect
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

/** `problem`: why there is no list, in the service's own words where it has any. */
export type ModelList = { models: string[]; problem: ModelProblem | null; detail: string }

/** Models behind addresses that people enter. */
export type ModelService = {
  /** @throws `address_refused`, `address_unreachable` */
  check: (address: string) => Promise<void>
  /** The names of a service's models as it lists them. Never rejects. */
  list: (service: Pick<ModelCall, 'address' | 'dialect' | 'key'>) => Promise<ModelList>
  /** Never rejects. `onText` gets everything that has arrived so far. */
  ask: (
    call: ModelCall,
    options: { signal: AbortSignal; timeout?: number; onText?: (text: string) => void },
  ) => Promise<ModelAnswer>
}

/** The sealed key of a workspace. */
export type ModelSecret = DocumentBase & { workspaceId: string; sealed: string }

/** Which model a workspace uses, its key, and what it has used of its months. */
export type ModelStore = {
  settings: (wid: string) => Promise<ModelSettings | null>
  settingsIn: (tx: Tx, wid: string) => Promise<ModelSettings | null>
  secret: (wid: string) => Promise<ModelSecret | null>
  secretIn: (tx: Tx, wid: string) => Promise<ModelSecret | null>
  /** Settings with their key; without a secret the stored one is removed. */
  saveIn: (tx: Tx, wid: string, settings: ModelSettings, secret: ModelSecret | null) => void
  clearIn: (tx: Tx, wid: string) => void
  usageIn: (tx: Tx, wid: string, month: string) => Promise<ModelUsage | null>
  saveUsageIn: (tx: Tx, wid: string, usage: ModelUsage) => void
}

type SealedModelKey = {
  sealed: string
  keyEnd: string
  /** When the provider ends the key, as the operator has typed it. */
  keyEndsAt: number | null
}

/** An AI provider that the operator has connected; address and model never change. */
export type SharedModel = DocumentBase &
  SealedModelKey & {
    name: string
    address: string
    model: string
    outputField: OutputField
    /** Tokens that each person may use in a month. */
    monthlyTokens: number
    /** Whether people without an own key use it; of one at most. */
    isOffered: boolean
    tested: { testedAt: number; problem: ModelProblem | null } | null
    previous: (SealedModelKey & { replacedAt: number; endsAt: number }) | null
  }

export type SharedModelStore = Pick<
  Documents<SharedModel>,
  'get' | 'getIn' | 'list' | 'countIn' | 'saveIn' | 'deleteIn'
> & {
  offered: () => Promise<SharedModel | null>
  /** The provider that is offered; several only where two offers met. */
  listOfferedIn: (tx: Tx) => Promise<SharedModel[]>
}

export type SharedModelUsageStore = Pick<Documents<SharedModelUsage>, 'get' | 'getIn' | 'saveIn'> & {
  /** People of a month who used a provider last, their calls, and those with a call under way; up to `limit` people. */
  count: (
    sharedModelId: string,
    month: string,
    limit: number,
  ) => Promise<{ people: number; tasks: number; underWay: number }>
}

/** What a workspace says of how it writes and for whom. */
export type GuidanceStore = {
  brandKit: (wid: string, id: string) => Promise<BrandKit | null>
  persona: (wid: string, id: string) => Promise<Persona | null>
}

export type SpeechFailure = 'unreachable' | 'slow' | 'refused' | 'limited' | 'too_large'

/** `isFree`: it is certain that nothing was spoken. `message`: for the log, without the key. */
export type SpeechAnswer =
  | { kind: 'spoken'; bytes: Uint8Array }
  | { kind: 'failed'; failure: SpeechFailure; isFree: boolean; message: string }

/** The operator's service that speaks texts. */
export type SpeechService = {
  voices: readonly string[]
  /** Never rejects. What is in the bytes is not checked. */
  speak: (call: { text: string; voice: string }) => Promise<SpeechAnswer>
}

/** The characters of people by month. */
export type SpeechUsageStore = Pick<Documents<SpeechUsage>, 'get' | 'getIn' | 'saveIn' | 'updateIn'>
