import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'

/** Why a publication cannot be sent as it is, found before the network is called. */
export class Unsendable extends Error {
  readonly kind: PublishErrorKind
  readonly retryable: boolean

  constructor(kind: PublishErrorKind, message: string, { retryable = false } = {}) {
    super(message)
    this.name = 'Unsendable'
    this.kind = kind
    this.retryable = retryable
  }
}
