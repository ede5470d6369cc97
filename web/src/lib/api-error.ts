import type { ErrorCode } from '@postwright/core/error-codes'

/** Codes of the API, and three of the client: nothing came back, it took too long, or the reply made no sense. */
export type ApiErrorCode = ErrorCode | 'no_response' | 'timed_out' | 'unreadable_reply'

type Details = {
  detail: string
  status: number
  fields?: Record<string, string> | undefined
  requestId?: string | undefined
  brand?: unknown
  cause?: unknown
}

/** A call that did not succeed. `status` is 0 when there was no reply. */
export class ApiError extends Error {
  readonly code: ApiErrorCode
  /** A sentence of the server for people; may be empty. */
  readonly detail: string
  /** Input name → what is wrong with it. */
  readonly fields: Record<string, string>
  readonly status: number
  /** What support needs to find the call in the logs. */
  readonly requestId: string | null
  /** For `brand_unconfirmed`: the breaches that are asked about, as the server has sent them. */
  readonly brand: unknown

  constructor(code: ApiErrorCode, { detail, status, fields = {}, requestId, brand, cause }: Details) {
    super(`${code} (${status}): ${detail}`, { cause })
    this.name = 'ApiError'
    this.code = code
    this.detail = detail
    this.fields = fields
    this.status = status
    this.requestId = requestId ?? null
    this.brand = brand
  }

  /** True when the server has decided; false when it could not be asked, asks to wait, or cannot read what it has stored. */
  get isDefinitive(): boolean {
    if (this.code === 'record_unreadable') return false
    return this.status >= 400 && this.status < 500 && this.status !== 408 && this.status !== 429
  }
}
