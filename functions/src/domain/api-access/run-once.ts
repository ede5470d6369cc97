import { IDEMPOTENCY_TTL } from '@postwright/core/api/public/public-endpoint'
import { createHash } from 'node:crypto'
import { AppError } from '../app-error.ts'
import { newDocument } from '../new-document.ts'
import type { ApiRequest } from '../ports/api-access.ts'
import type { Deps } from '../ports/deps.ts'

/** Longer than a call can last: a call whose lease is over has died. */
const LEASE = 90_000
/** Of a reply that is stored; a longer one is made anew from what is stored. */
const REPLY_MAX = 300_000

export type NamedCall = {
  /** The key or assistant that calls. */
  accessId: string
  workspaceId: string
  uid: string
  /** The `Idempotency-Key` of the call. */
  key: string
  fingerprint: string
  status: number
}

/** `do`: does the work, by dependencies that note it in the same transaction. `recover`: the reply for work that was done by a call that died. */
type Work = { do: (deps: Deps) => Promise<unknown>; recover: (deps: Deps) => Promise<unknown> }

export type OnceReply = { status: number; body: string; isReplayed: boolean }

/** The id of a call: what a call creates takes its own id from it. */
export function callIdOf({ accessId, key }: Pick<NamedCall, 'accessId' | 'key'>): string {
  return createHash('sha256').update(`${accessId}|${key}`).digest('hex')
}

/**
 * Does the work of a named call once, however often it is sent. The effect and the note that it is there are one transaction, so a
 * call that died is taken over without doing it twice. A refused call leaves nothing behind and may be sent again.
 * @throws `idempotency_key_reused` for another input, `request_in_progress` while the first call runs
 */
export async function runOnce(deps: Deps, call: NamedCall, work: Work): Promise<OnceReply> {
  const id = callIdOf(call)
  const claimed = await claim(deps, id, call)
  if (claimed.reply) return { ...claimed.reply, isReplayed: true }
  try {
    const output = await (claimed.isCommitted ? work.recover(deps) : work.do(noting(deps, claimed)))
    const reply = { status: call.status, body: JSON.stringify(output) }
    await finish(deps, claimed, reply)
    return { ...reply, isReplayed: claimed.isCommitted }
  } catch (error) {
    if (error instanceof AppError && error.code !== 'internal') await drop(deps, claimed)
    throw error
  }
}

async function claim(deps: Deps, id: string, call: NamedCall): Promise<ApiRequest> {
  return deps.transact(async (tx) => {
    const known = await deps.apiRequests.getIn(tx, id)
    const now = deps.clock.now()
    if (!known || known.expiresAt <= now) {
      const { workspaceId, fingerprint, uid } = call
      const request: ApiRequest = {
        ...newDocument(deps.clock, { id, schema: 1, createdBy: uid }),
        workspaceId,
        fingerprint,
        fence: (known?.fence ?? 0) + 1,
        leaseEndsAt: now + LEASE,
        isCommitted: false,
        reply: null,
        expiresAt: now + IDEMPOTENCY_TTL,
      }
      deps.apiRequests.saveIn(tx, request)
      return request
    }
    if (known.fingerprint !== call.fingerprint) throw new AppError('idempotency_key_reused', { message: id })
    if (known.reply) return known
    if (known.leaseEndsAt > now) {
      const retryAfter = Math.ceil((known.leaseEndsAt - now) / 1000)
      throw new AppError('request_in_progress', { message: id, retryAfter: Math.min(retryAfter, 5) })
    }
    return deps.apiRequests.updateIn(tx, known, { fence: known.fence + 1, leaseEndsAt: now + LEASE })
  })
}

/** Every transaction of the work is refused once another call has taken over, and notes that the effect is there. */
function noting(deps: Deps, { id, fence }: ApiRequest): Deps {
  return {
    ...deps,
    transact: (work) =>
      deps.transact(async (tx) => {
        const request = await deps.apiRequests.getIn(tx, id)
        if (request?.fence !== fence) throw new AppError('request_in_progress', { message: id, retryAfter: 1 })
        const result = await work(tx)
        if (!request.isCommitted) deps.apiRequests.updateIn(tx, request, { isCommitted: true })
        return result
      }),
  }
}

async function finish(deps: Deps, { id, fence }: ApiRequest, reply: NonNullable<ApiRequest['reply']>): Promise<void> {
  if (reply.body.length > REPLY_MAX) return
  await deps.transact(async (tx) => {
    const request = await deps.apiRequests.getIn(tx, id)
    if (request?.fence === fence) deps.apiRequests.updateIn(tx, request, { reply, isCommitted: true })
  })
}

async function drop(deps: Deps, { id, fence }: ApiRequest): Promise<void> {
  await deps.transact(async (tx) => {
    const request = await deps.apiRequests.getIn(tx, id)
    if (request?.fence === fence && !request.isCommitted) deps.apiRequests.deleteIn(tx, id)
  })
}
