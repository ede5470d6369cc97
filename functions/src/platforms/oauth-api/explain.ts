import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import type { NetworkReply } from '../call-network.ts'

/** What a network's refusal means; `retryable`: the same call may succeed later. */
export type Explanation = { kind: PublishErrorKind; detail: string; retryable: boolean; retryAt?: number }

/** A network's own errors; null for answers that are none of them. */
export type Explain = (reply: NetworkReply, now: number) => Explanation | null
