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
 * Behaviour of the network in one publish call. With `stored`, it stores the post; the rest of the name is what the caller sees. A `late_stored`
 * call arrives only after the caller has given up and looked it up once. With `hidden`, look-ups find the post only after `HIDDEN_FOR`.
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

/** In milliseconds, just below the visibility delay of the network's contract. */
export const HIDDEN_FOR = 70_000

/** Behaviour of the network in one look-up. */
export type Lookup = 'on' | 'off' | 'silent' | 'revoked'

export type Script = {
  prepare?: Answer[]
  publish?: Answer[]
  lookup?: Lookup[]
  lookupAfterwards?: Lookup
  /** Milliseconds that the upload of each picture takes. */
  upload?: number
  /** Number of the upload, counted over all tries, that never gets a response. */
  silentUpload?: number
}

/** A post that the network stores. */
type Kept = { text: string; recordKey: string; intentAt: number; visibleAt: number }

export type ScriptedNetwork = {
  publisher: Publisher
  /** Sets the behaviour for posts whose text starts with `marker`. The default of each call is `ok`. */
  script: (marker: string, script: Script) => void
  /** Posts stored for a marker: the ledger, which shows duplicates and losses. */
  kept: (marker: string) => Kept[]
  /** Number of publish calls that arrived, stored or not. */
  calls: (marker: string) => number
  /** Media ids of all uploads for a marker, with repetitions. */
  uploads: (marker: string) => string[]
}

export type NetworkOptions = {
  /** While the network is silent, the test moves the clock. By default, silence itself moves it until the caller gives up. */
  isSilenceLong?: boolean
  /** Number of posts that the network accepts per window of this many milliseconds. It refuses more until the next window. */
  limit?: { posts: number; window: number }
  /** Whether the network detects a repeated record key. Otherwise, each stored call is another post. */
  knowsKeys?: boolean
}

/** A fake network in this process that follows a script and records all calls. */
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
  /** Revoked access by channel and secret, which `check` refuses too. */
  const revoked = new Set<string>()

  const scriptOf = ({ content }: PublishRequest): Script => scripts.get(markerOf(content.text)) ?? {}
  /** Never resolves. Moves the clock beyond the caller's timeout, unless the test does. */
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

  /** Start of the next window if this one is full; else counts one post and returns null. */
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

/** First word of a text, which identifies a post even after edits. */
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
