import { IDEMPOTENCY_TTL } from '@postwright/core/api/public/public-endpoint'
import { createHash } from 'node:crypto'
import { AppError } from '../app-error.ts'
import { newDocument } from '../new-document.ts'
import type { ApiRequest } from '../ports/api-access.ts'
import type { Deps } from '../ports/deps.ts'

/** Lease time, longer than any call: a call with an expired lease has died. */
const LEASE = 90_000
/** Maximum size of a stored reply; a longer one is recreated from the stored data. */
const REPLY_MAX = 300_000

export type NamedCall = {
  /** Id of the calling key or assistant. */
  accessId: string
  workspaceId: string
  uid: string
  /** `Idempotency-Key` of the call. */
  key: string
  fingerprint: string
  status: number
}

/** `do`: does the work with dependencies that record it in the same transaction. `recover`: returns the reply for work done by a call that died. */
type Work = { do: (deps: Deps) => Promise<unknown>; recover: (deps: Deps) => Promise<unknown> }

export type OnceReply = { status: number; body: string; isReplayed: boolean }

/** Returns the id of a call, from which the ids of created records are derived. */
export function callIdOf({ accessId, key }: Pick<NamedCall, 'accessId' | 'key'>): string {
  return createHash('sha256').update(`${accessId}|${key}`).digest('hex')
}

/**
 * Does the work of a named call once, however often it is sent. The effect and the record of it are one transaction, so another call can take over
 * a dead one without repeating the effect. A rejected call leaves no record and may be sent again.
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

/** Wraps transactions of the work: each is rejected once another call has taken over, and records that the effect exists. */
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
  // Without a stored reply, the lease ends now: a repeated call recreates the reply at once.
  const kept = reply.body.length > REPLY_MAX ? { leaseEndsAt: deps.clock.now() } : { reply }
  await deps.transact(async (tx) => {
    const request = await deps.apiRequests.getIn(tx, id)
    if (request?.fence === fence) deps.apiRequests.updateIn(tx, request, { ...kept, isCommitted: true })
  })
}

async function drop(deps: Deps, { id, fence }: ApiRequest): Promise<void> {
  await deps.transact(async (tx) => {
    const request = await deps.apiRequests.getIn(tx, id)
    if (request?.fence === fence && !request.isCommitted) deps.apiRequests.deleteIn(tx, id)
  })
}
