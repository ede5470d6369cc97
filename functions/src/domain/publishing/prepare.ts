import { LEASE_TTL, NETWORK_CALL_TIMEOUT, UPLOAD_TIMEOUT } from '@postwright/core/limits'
import type { Upload } from '@postwright/core/model/variant'
import type { Deps } from '../../deps.ts'
import type { Refused } from '../ports.ts'
import { type Access, storeRotatedSecret, requestFor } from './access.ts'
import { advance } from './advance.ts'
import { callNetwork } from './call-network.ts'
import { type Move, waitingUntil } from './move.ts'
import type { StoredVariant } from './stored-variant.ts'

/** Longer than signing in and one upload, shorter than the lease. */
const PREPARE_TIMEOUT = UPLOAD_TIMEOUT + NETWORK_CALL_TIMEOUT + 10_000
/** After this long no further upload is begun: another delivery does the rest, before this worker reaches its time limit. */
const UPLOADS_TIME = 90_000

type Prepared = { kind: 'prepared'; payload: string } | Refused | { kind: 'fenced' } | { kind: 'paused'; move: Move }

/** The variant as it is now, why the work ends early, and whether its result is no longer used. */
type Work = { held: StoredVariant; stop: 'fenced' | 'paused' | null; isOver: boolean }

/** Ends the publisher's work between two uploads. */
class Stopped extends Error {}

/**
 * Lets the publisher upload what the post needs. Each upload is stored with the variant at once, with a new lease, so that a
 * later delivery continues from there; each has its own timeout.
 */
export async function prepare(
  deps: Deps,
  access: Access,
  claimed: StoredVariant,
): Promise<{ prepared: Prepared; access: Access; held: StoredVariant }> {
  const { platform, content, id } = claimed.variant
  const startedAt = deps.clock.now()
  const work: Work = { held: claimed, stop: null, isOver: false }

  async function keep(upload: Upload): Promise<void> {
    if (work.isOver) throw new Stopped(`given up before a picture of ${id} came`)
    const others = work.held.variant.uploads.filter(({ mediaId }) => mediaId !== upload.mediaId)
    const uploads = [...others, upload]
    const leaseEndsAt = deps.clock.now() + LEASE_TTL
    const pictures = { done: uploads.length, total: content.media.length }
    const patch = { uploads, leaseEndsAt, dueAt: leaseEndsAt }
    const written = await advance(deps, work.held, { event: 'upload', patch }, { pictures })
    if (written) work.held = written
    else work.stop = 'fenced'
    const isLong = deps.clock.now() - startedAt >= UPLOADS_TIME && pictures.done < pictures.total
    if (written && isLong) work.stop = 'paused'
    if (work.stop) throw new Stopped(`${work.stop} after ${pictures.done} of ${pictures.total} pictures of ${id}`)
  }

  const request = requestFor(deps, access, claimed.variant)
  const answer = await callNetwork(deps, PREPARE_TIMEOUT, (progress) =>
    deps.publishers[platform].prepare(request, {
      uploads: claimed.variant.uploads,
      keep: async (upload) => {
        progress()
        await keep(upload)
      },
    }),
  )
  work.isOver = true
  const renewed = await storeRotatedSecret(deps, access, answer)
  return { prepared: preparedFrom(answer, work, deps.clock.now()), access: renewed, held: work.held }
}

type Answer =
  | Awaited<ReturnType<Deps['publishers']['bluesky']['prepare']>>
  | { kind: 'unknown'; error: Refused['error'] }

function preparedFrom(answer: Answer, { held, stop }: Work, now: number): Prepared {
  if (stop === 'fenced') return { kind: 'fenced' }
  // Pictures arrived, so this was no failed try.
  const attempts = Math.max(held.variant.attempts - 1, 0)
  if (stop) return { kind: 'paused', move: { event: 'defer', patch: { ...waitingUntil(now), attempts } } }
  // NOTE preparing publishes nothing, so an unknown outcome is simply retried.
  return answer.kind === 'unknown' ? { kind: 'refused', error: { ...answer.error, retryable: true } } : answer
}
