import type { SandboxMode } from '@postwright/core/model/sandbox'

/** What the network does with a publish call: whether it keeps the post, how long it waits, and what it answers. */
export type Behaviour = {
  keeps: boolean
  /** Milliseconds between keeping the post and answering. */
  delay: number
  answer: { status: number; code: string; detail: string; retryAfter?: number }
}

const ACCEPTED = { status: 201, code: 'accepted', detail: 'The post is online.' }
const SERVER_ERROR = { status: 500, code: 'server_error', detail: 'The sandbox network had an internal error.' }

export const BEHAVIOURS: Record<SandboxMode, Behaviour> = {
  ok: { keeps: true, delay: 0, answer: ACCEPTED },
  /** Slow, yet within a caller's timeout. */
  slow: { keeps: true, delay: 3_500, answer: ACCEPTED },
  fail_before: { keeps: false, delay: 0, answer: SERVER_ERROR },
  fail_after: { keeps: true, delay: 0, answer: SERVER_ERROR },
  /** Longer than any caller waits; the connection is not held for ever because each holds one worker. */
  silent_after: { keeps: true, delay: 12_000, answer: SERVER_ERROR },
  refuse: {
    keeps: false,
    delay: 0,
    answer: { status: 422, code: 'refused', detail: 'The sandbox network does not allow this post.' },
  },
  rate_limit: {
    keeps: false,
    delay: 0,
    answer: { status: 429, code: 'rate_limited', detail: 'Too many posts. Try again in 30 seconds.', retryAfter: 30 },
  },
  revoked: {
    keeps: false,
    delay: 0,
    answer: { status: 401, code: 'access_revoked', detail: 'The access to this channel was taken back.' },
  },
}
