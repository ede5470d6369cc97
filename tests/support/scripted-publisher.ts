import { mediaStep } from '../../functions/src/domain/publishing/progress.ts'
import { NETWORK_CALL_TIMEOUT, UPLOAD_TIMEOUT } from '@postwright/core/limits'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import type {
  Publisher,
  PublishRequest,
  Refused,
  Unknown,
  Progress,
} from '../../functions/src/domain/ports/networks.ts'
import type { TestClock } from './clock.ts'

/**
 * What the network does with one publish call. `stored`: it keeps the post. The rest of the name is what the caller sees;
 * `late_stored` is a call that arrives only after the caller has given up and has looked; `hidden`: what it keeps shows in
 * look-ups only after `HIDDEN_FOR`.
 */
export type Answer =
  | 'ok'
  | 'slow'
  | 'fail_before'
  | 'fail_stored'
  | 'silent_before'
  | 'silent_stored'
  | 'late_stored'
  | 'broken_stored'
  | 'hidden_fail_stored'
  | 'hidden_silent_stored'
  | 'refuse'
  | 'rate_limit'
  | 'down'
  | 'revoked'
  | 'forgotten'

/** Just below the delay that the contract of the network names. */
export const HIDDEN_FOR = 70_000

/** What it answers to a look-up. */
export type Lookup = 'on' | 'off' | 'silent' | 'revoked'

export type Script = {
  prepare?: Answer[]
  publish?: Answer[]
  lookup?: Lookup[]
  lookupAfterwards?: Lookup
  /** Milliseconds that the upload of each picture takes. */
  upload?: number
  /** The upload, counted over all tries, that never gets an answer. */
  silentUpload?: number
}

/** One post that the network keeps. */
type Kept = { text: string; recordKey: string; intentAt: number; visibleAt: number }

export type ScriptedNetwork = {
  publisher: Publisher
  /** How it behaves towards posts whose text begins with `marker`; whatever the script leaves open is `ok`. */
  script: (marker: string, script: Script) => void
  /** Everything stored for a marker: the ledger that decides about "twice" and "lost". */
  kept: (marker: string) => Kept[]
  /** Publish calls that arrived, stored or not. */
  calls: (marker: string) => number
  /** Pictures that were uploaded for a marker, however often. */
  uploads: (marker: string) => string[]
}

export type NetworkOptions = {
  /** Its silence lasts while time flows for all deliveries, instead of letting time pass until the caller gives up. */
  isSilenceLong?: boolean
  /** It takes this many posts in each of its windows; the others it refuses until the next one begins. */
  limit?: { posts: number; window: number }
  /** Whether it recognises a repeated record key. Without it every stored call is one more post. */
  knowsKeys?: boolean
}

/** A network in this process that does what a test says and remembers everything it was told. */
export function createScriptedNetwork(
  clock: TestClock,
  { knowsKeys = false, limit, isSilenceLong = false }: NetworkOptions = {},
): ScriptedNetwork {
  const scripts = new Map<string, Script>()
  const ledger: Kept[] = []
  const late: Kept[] = []
  const called: string[] = []
  const uploaded: { marker: string; mediaId: string }[] = []
  const taken: number[] = []
  /** Access that was refused once, by channel and secret; asked for its identity it is refused too. */
  const revoked = new Set<string>()

  const scriptOf = ({ content }: PublishRequest): Script => scripts.get(markerOf(content.text)) ?? {}
  /** Never answers; time passes until the caller gives up, whatever its patience. */
  const silence = (patience = NETWORK_CALL_TIMEOUT) =>
    new Promise<never>(() => (isSilenceLong ? undefined : clock.advance(2 * patience)))

  async function upload(request: PublishRequest, { kept, keep }: Progress): Promise<void> {
    const marker = markerOf(request.content.text)
    for (const { mediaId } of request.content.media) {
      const key = mediaStep(mediaId)
      if (kept(key) !== undefined) continue
      const { upload: takes = 0, silentUpload } = scriptOf(request)
      clock.advance(takes)
      uploaded.push({ marker, mediaId })
      if (uploaded.filter((each) => each.marker === marker).length === silentUpload) await silence(UPLOAD_TIMEOUT)
      await keep(key, '{}')
    }
  }

  /** When the next window begins, if this one is full. */
  function limitedUntil(): number | null {
    if (!limit) return null
    const window = Math.floor(clock.now() / limit.window)
    if (taken.filter((each) => each === window).length >= limit.posts) return (window + 1) * limit.window
    taken.push(window)
    return null
  }

  function keep(post: Kept): void {
    if (knowsKeys && ledger.some((kept) => kept.recordKey === post.recordKey)) return
    ledger.push(post)
  }

  function toPublished({ recordKey, connection }: PublishRequest) {
    const remoteId = `${connection.id}/${recordKey}`
    return { kind: 'published' as const, remoteId, url: `https://network.test/${remoteId}` }
  }

  function noteAccess(answer: Answer | Lookup, { connection, secret }: PublishRequest): void {
    if (answer === 'revoked') revoked.add(`${connection.id}|${secret}`)
  }

  const publisher: Publisher = {
    platform: 'sandbox',
    prepare: async (request, progress) => {
      const answer = scriptOf(request).prepare?.shift() ?? 'ok'
      if (answer === 'silent_before') return silence(UPLOAD_TIMEOUT)
      noteAccess(answer, request)
      const refusal = refusalFor(answer, clock.now())
      if (refusal) return refusal
      await upload(request, progress)
      return { kind: 'prepared', payload: request.content.text }
    },
    publish: async (request, payload) => {
      called.push(payload)
      const answer = scriptOf(request).publish?.shift() ?? 'ok'
      const visibleAt = clock.now() + (answer.startsWith('hidden') ? HIDDEN_FOR : 0)
      const post = { text: payload, recordKey: request.recordKey, intentAt: request.intentAt, visibleAt }
      const limitEndsAt = limitedUntil()
      if (limitEndsAt !== null) return { ...refused('rate_limit', true), retryAt: limitEndsAt }
      noteAccess(answer, request)
      const refusal = refusalFor(answer, clock.now())
      if (refusal) return refusal
      if (answer === 'slow') clock.advance(NETWORK_CALL_TIMEOUT / 4)
      if (answer === 'late_stored') late.push(post)
      else if (answer !== 'fail_before' && answer !== 'silent_before') keep(post)
      if (answer === 'broken_stored') throw new Error('the publisher broke while it read the answer')
      if (answer.includes('silent') || answer === 'late_stored') return silence()
      return answer === 'ok' || answer === 'slow' ? toPublished(request) : unknown('platform_down')
    },
    reconcile: async (request) => {
      const script = scriptOf(request)
      const lookup = script.lookup?.shift() ?? script.lookupAfterwards ?? 'on'
      noteAccess(lookup, request)
      if (lookup === 'silent') return silence()
      if (lookup === 'off') return unknown('platform_down')
      if (lookup === 'revoked') return refused('token_expired', false)
      const found = ledger.find((kept) => kept.recordKey === request.recordKey && kept.visibleAt <= clock.now())
      for (const post of late.splice(0)) keep(post)
      return found ? { ...toPublished(request), text: found.text } : { kind: 'absent' }
    },
    check: async ({ id, externalId, handle, name, avatar, service }, secret) =>
      revoked.has(`${id}|${secret}`)
        ? refused('token_expired', false)
        : { kind: 'ok', account: { externalId, handle, name, avatar, service } },
    revoke: async () => {},
  }

  return {
    publisher,
    script: (marker, script) => scripts.set(marker, script),
    kept: (marker) => ledger.filter((post) => markerOf(post.text) === marker),
    uploads: (marker) => uploaded.filter((each) => each.marker === marker).map(({ mediaId }) => mediaId),
    calls: (marker) => called.filter((text) => markerOf(text) === marker).length,
  }
}

/** The first word of a post names it, whatever the rest was changed to. */
function markerOf(text: string): string {
  return text.split(' ')[0] ?? ''
}

function refusalFor(answer: Answer, now: number): Refused | null {
  if (answer === 'refuse') return refused('content_policy', false)
  if (answer === 'rate_limit') return { ...refused('rate_limit', true), retryAt: now + 90_000 }
  if (answer === 'down') return refused('platform_down', true)
  if (answer === 'revoked') return refused('token_expired', false)
  if (answer === 'forgotten') return refused('media_format', true)
  return null
}

function refused(kind: PublishErrorKind, retryable: boolean): Refused {
  return { kind: 'refused', error: { kind, detail: 'said the network', retryable } }
}

function unknown(kind: PublishErrorKind): Unknown {
  return { kind: 'unknown', error: { kind, detail: 'said nothing certain', retryable: true } }
}
