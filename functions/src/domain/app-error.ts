import type { BrandQuestion } from '@postwright/core/model/brand-verdict'
import type { ErrorBody, ErrorCode } from '@postwright/core/error-codes'

type AppErrorOptions = {
  /** Log message with the event and the affected record. Never sent to the caller. */
  message?: string
  /** Message for people; defaults to the code's own message. */
  detail?: string
  /** Messages by form field name. */
  fields?: Record<string, string>
  /** Details of `plan_limit_reached`. */
  planLimit?: ErrorBody['planLimit']
  /** Details of `brand_unconfirmed`. */
  brand?: BrandQuestion
  cause?: unknown
  /** Seconds until a retry makes sense. */
  retryAfter?: number
}

/** A failure that the API reports with a code and a message for people. Everything else becomes `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly detail: string | undefined
  readonly fields: Record<string, string> | undefined
  readonly planLimit: ErrorBody['planLimit']
  readonly brand: BrandQuestion | undefined
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? options.detail ?? code, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.detail = options.detail
    this.fields = options.fields
    this.planLimit = options.planLimit
    this.brand = options.brand
    this.retryAfter = options.retryAfter
  }
}

/** A stored document that does not match its schema. It does not affect others: lists, jobs and deletions skip it. */
export class UnreadableDocument extends AppError {
  readonly path: string

  /** @param problems places and their errors, without values */
  constructor(path: string, problems: string) {
    super('record_unreadable', { message: `${path} does not fit its schema: ${problems}` })
    this.name = 'UnreadableDocument'
    this.path = path
  }
}
