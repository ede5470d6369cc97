import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'

const RETRYABLE = new Set<PublishErrorKind>(['rate_limit', 'quota', 'platform_down', 'processing', 'timeout_unknown'])

type Facts = {
  kind: PublishErrorKind
  /** What the network said, in its own words. */
  detail: string
  /** As usual for the kind unless given. */
  retryable?: boolean
  /** Epoch milliseconds. */
  retryAt?: number | null
  /** Whether the call certainly did nothing at the network. */
  isCertain?: boolean
}

/** A network has answered a call with a refusal or with nothing that can be used. */
export class NetworkFailure extends Error {
  readonly kind: PublishErrorKind
  readonly retryable: boolean
  readonly retryAt: number | null
  readonly isCertain: boolean

  constructor({ kind, detail, retryable = RETRYABLE.has(kind), retryAt = null, isCertain = true }: Facts) {
    super(detail)
    this.name = 'NetworkFailure'
    this.kind = kind
    this.retryable = retryable
    this.retryAt = retryAt
    this.isCertain = isCertain
  }
}
