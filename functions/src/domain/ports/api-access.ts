import type { ApiKey } from '@postwright/core/model/api-key'
import type { Assistant, AssistantClient, AssistantCode } from '@postwright/core/model/assistant'
import type { DocumentBase } from '@postwright/core/model/document'
import type { Documents, Tx } from './documents.ts'

export type ApiKeyStore = Pick<Documents<ApiKey>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  /** Lists the keys of a workspace, including ended ones, latest first. */
  ofWorkspace: (workspaceId: string) => Promise<ApiKey[]>
  countOpenIn: (tx: Tx, workspaceId: string) => Promise<number>
}

export type AssistantStore = Pick<Documents<Assistant>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  ofWorkspace: (workspaceId: string) => Promise<Assistant[]>
  countOpenIn: (tx: Tx, workspaceId: string) => Promise<number>
}

export type AssistantClientStore = Pick<Documents<AssistantClient>, 'get' | 'getIn' | 'createIn' | 'updateIn'>

export type AssistantCodeStore = Pick<Documents<AssistantCode>, 'getIn' | 'createIn' | 'updateIn'>

/** A call of the public API with an `Idempotency-Key`. */
export type ApiRequest = DocumentBase & {
  workspaceId: string
  /** Fingerprint of operation and input: the key is valid for nothing else. */
  fingerprint: string
  /** Increases whenever a call takes over from a call that died. */
  fence: number
  leaseEndsAt: number
  /** True once the effect is stored: from then on it is never repeated. */
  isCommitted: boolean
  /** Response as JSON; null until it is known. */
  reply: { status: number; body: string } | null
  expiresAt: number
}

export type ApiRequestStore = Pick<Documents<ApiRequest>, 'getIn' | 'saveIn' | 'updateIn' | 'deleteIn'>

export type ApiAccessStores = {
  apiKeys: ApiKeyStore
  apiRequests: ApiRequestStore
  assistants: AssistantStore
  assistantClients: AssistantClientStore
  assistantCodes: AssistantCodeStore
}
