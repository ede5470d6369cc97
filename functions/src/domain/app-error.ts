import type { BrandQuestion } from '@postwright/core/model/brand-verdict'
import type { ErrorBody, ErrorCode } from '@postwright/core/error-codes'

type AppErrorOptions = {
  /** For the log: what happened, to which record. Never sent to the caller. */
  message?: string
  /** Sentence for people; the code's own sentence when left out. */
  detail?: string
  /** Sentences by input name, for forms. */
  fields?: Record<string, string>
  /** For `plan_limit_reached`. */
  planLimit?: ErrorBody['planLimit']
  /** For `brand_unconfirmed`. */
  brand?: BrandQuestion
  cause?: unknown
  /** Seconds after which asking again makes sense. */
  retryAfter?: number
}

/** A failure the API answers with: a code, and for people a sentence. Everything else becomes `internal`. */
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

/** A stored document does not fit its schema. It affects no other: lists, jobs and deletions skip it. */
export class UnreadableDocument extends AppError {
  readonly path: string

  /** @param problems places and what is wrong there, without values */
  constructor(path: string, problems: string) {
    super('record_unreadable', { message: `${path} does not fit its schema: ${problems}` })
    this.name = 'UnreadableDocument'
    this.path = path
  }
}
