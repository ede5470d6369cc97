import type { Persona } from '@postwright/core/collections/personas'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import type { DocumentBase } from '@postwright/core/model/document'
import type { ModelMessage, ModelProblem } from '@postwright/core/model/model-run'
import type { ModelDialect, ModelSettings, OutputField, ModelUsage } from '@postwright/core/model/model-settings'
import type { SharedModelUsage } from '@postwright/core/model/shared-model'
import type { Documents, Tx } from './documents.ts'
import type { SpeechUsage } from '@postwright/core/model/speech-usage'

/** One call of a model at an address entered by a workspace. */
export type ModelCall = {
  address: string
  dialect: ModelDialect
  key: string | null
  model: string
  messages: readonly ModelMessage[]
  /** Maximum tokens of the answer, and the field name of that limit at the service. */
  outputMax: number
  outputField: OutputField
}

/** `usage` is reported by the service; null: not reported. */
export type ModelAnswer = {
  text: string
  usage: { tokensIn: number; tokensOut: number } | null
} & (
  | { kind: 'answered' }
  /** `isFree`: it is certain that the call used no tokens. `retryAfter`: seconds. */
  | { kind: 'failed'; problem: ModelProblem; detail: string; retryAfter: number | null; isFree: boolean }
)

export type FailedAnswer = Extract<ModelAnswer, { kind: 'failed' }>

/** `problem`: reason why there is no list, in the service's own words if available. */
export type ModelList = { models: string[]; problem: ModelProblem | null; detail: string }

/** Client for models at addresses that users enter. */
export type ModelService = {
  /** @throws `address_refused`, `address_unreachable` */
  check: (address: string) => Promise<void>
  /** Returns the names of a service's models. Never rejects. */
  list: (service: Pick<ModelCall, 'address' | 'dialect' | 'key'>) => Promise<ModelList>
  /** Calls a model; never rejects. `onText` receives the whole text so far. */
  ask: (
    call: ModelCall,
    options: { signal: AbortSignal; timeout?: number; onText?: (text: string) => void },
  ) => Promise<ModelAnswer>
}

/** Sealed model key of a workspace. */
export type ModelSecret = DocumentBase & { workspaceId: string; sealed: string }

/** Model settings of a workspace, its key, and its monthly usage. */
export type ModelStore = {
  settings: (wid: string) => Promise<ModelSettings | null>
  settingsIn: (tx: Tx, wid: string) => Promise<ModelSettings | null>
  secret: (wid: string) => Promise<ModelSecret | null>
  secretIn: (tx: Tx, wid: string) => Promise<ModelSecret | null>
  /** Saves settings with their key; without a secret, the stored one is removed. */
  saveIn: (tx: Tx, wid: string, settings: ModelSettings, secret: ModelSecret | null) => void
  clearIn: (tx: Tx, wid: string) => void
  usageIn: (tx: Tx, wid: string, month: string) => Promise<ModelUsage | null>
  saveUsageIn: (tx: Tx, wid: string, usage: ModelUsage) => void
}

type SealedModelKey = {
  sealed: string
  keyEnd: string
  /** Expiry of the key at the provider, as typed by the operator. */
  keyEndsAt: number | null
}

/** An AI provider connected by the operator; its address and model never change. */
export type SharedModel = DocumentBase &
  SealedModelKey & {
    name: string
    address: string
    model: string
    outputField: OutputField
    /** Tokens that each person may use per month. */
    monthlyTokens: number
    /** True if people without their own key use this provider; at most one provider is offered. */
    isOffered: boolean
    tested: { testedAt: number; problem: ModelProblem | null } | null
    previous: (SealedModelKey & { replacedAt: number; endsAt: number }) | null
  }

export type SharedModelStore = Pick<
  Documents<SharedModel>,
  'get' | 'getIn' | 'list' | 'countIn' | 'saveIn' | 'deleteIn'
> & {
  offered: () => Promise<SharedModel | null>
  /** Lists the offered providers; more than one only after two parallel changes. */
  listOfferedIn: (tx: Tx) => Promise<SharedModel[]>
}

export type SharedModelUsageStore = Pick<Documents<SharedModelUsage>, 'get' | 'getIn' | 'saveIn'> & {
  /** Counts the people whose last use in a month was this provider, their calls, and the people with a running call; up to `limit` people. */
  count: (
    sharedModelId: string,
    month: string,
    limit: number,
  ) => Promise<{ people: number; tasks: number; underWay: number }>
}

/** A workspace's guidance on its writing style and audience. */
export type GuidanceStore = {
  brandKit: (wid: string, id: string) => Promise<BrandKit | null>
  persona: (wid: string, id: string) => Promise<Persona | null>
}

export type SpeechFailure = 'unreachable' | 'slow' | 'refused' | 'limited' | 'too_large'

/** `isFree`: it is certain that no speech was generated. `message`: for the log, without the key. */
export type SpeechAnswer =
  | { kind: 'spoken'; bytes: Uint8Array }
  | { kind: 'failed'; failure: SpeechFailure; isFree: boolean; message: string }

/** The operator's text-to-speech service. */
export type SpeechService = {
  voices: readonly string[]
  /** Generates speech; never rejects. The returned bytes are not checked. */
  speak: (call: { text: string; voice: string }) => Promise<SpeechAnswer>
}

/** Number of characters per person and month. */
export type SpeechUsageStore = Pick<Documents<SpeechUsage>, 'get' | 'getIn' | 'saveIn' | 'updateIn'>
