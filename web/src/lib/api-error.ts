import type { ErrorCode } from '@postwright/core/error-codes'

/** Codes of the API, and three of the client: no response, a timeout, or an unreadable response. */
export type ApiErrorCode = ErrorCode | 'no_response' | 'timed_out' | 'unreadable_reply'

type Details = {
  detail: string
  status: number
  fields?: Record<string, string> | undefined
  requestId?: string | undefined
  brand?: unknown
  cause?: unknown
}

/** A failed call. `status` is 0 if there was no response. */
export class ApiError extends Error {
  readonly code: ApiErrorCode
  /** Message from the server for the user; may be empty. */
  readonly detail: string
  /** Problem with each input, by input name. */
  readonly fields: Record<string, string>
  readonly status: number
  /** Id for finding the call in the logs. */
  readonly requestId: string | null
  /** For `brand_unconfirmed`: the breaches to confirm, as sent by the server. */
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

  /**
   * True if the server has refused the call for good. False without a response, for `record_unreadable`, and for the statuses 408, 429 and 5xx.
   */
  get isDefinitive(): boolean {
    if (this.code === 'record_unreadable') return false
    return this.status >= 400 && this.status < 500 && this.status !== 408 && this.status !== 429
  }
}
