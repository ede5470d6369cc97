import { NETWORK_CALL_TIMEOUT } from '@postwright/core/limits'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import type { Publisher, PublishRequest, Refused, Unknown } from '../../functions/src/domain/ports.ts'
import type { TestClock } from './clock.ts'

/**
 * What the network does with one publish call. `stored`: it keeps the post. The rest of the name is what the caller sees;
 * `late_stored` is a call that arrives only after the caller has given up and has looked.
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
  | 'refuse'
  | 'rate_limit'
  | 'down'
  | 'revoked'

/** What it answers to a look-up. */
export type Lookup = 'on' | 'off' | 'silent' | 'revoked'

export type Script = { prepare?: Answer[]; publish?: Answer[]; lookup?: Lookup[]; lookupAfterwards?: Lookup }

/** One post that the network keeps. */
type Kept = { text: string; recordKey: string; intentAt: number }

export type ScriptedNetwork = {
  publisher: Publisher
  /** How it behaves towards posts whose text begins with `marker`; whatever the script leaves open is `ok`. */
  script: (marker: string, script: Script) => void
  /** Everything stored for a marker: the ledger that decides about "twice" and "lost". */
  kept: (marker: string) => Kept[]
  /** Publish calls that arrived, stored or not. */
  calls: (marker: string) => number
}

type NetworkOptions = {
  /** Whether it recognises a repeated record key. Without it every stored call is one more post. */
  knowsKeys?: boolean
}

/** A network in this process that does what a test says and remembers everything it was told. */
export function createScriptedNetwork(clock: TestClock, { knowsKeys = false }: NetworkOptions = {}): ScriptedNetwork {
  const scripts = new Map<string, Script>()
  const ledger: Kept[] = []
  const late: Kept[] = []
  const called: string[] = []

  const scriptOf = ({ content }: PublishRequest): Script => scripts.get(markerOf(content.text)) ?? {}
  /** Never answers; time passes until the caller gives up, whatever its patience. */
  const silence = () => new Promise<never>(() => clock.advance(2 * NETWORK_CALL_TIMEOUT))

  function keep(post: Kept): void {
    if (knowsKeys && ledger.some((kept) => kept.recordKey === post.recordKey)) return
    ledger.push(post)
  }

  function publishedAs({ recordKey, connection }: PublishRequest) {
    const remoteId = `${connection.id}/${recordKey}`
    return { kind: 'published' as const, remoteId, url: `https://network.test/${remoteId}` }
  }

  const publisher: Publisher = {
    platform: 'sandbox',
    prepare: async (request) => {
      const answer = scriptOf(request).prepare?.shift() ?? 'ok'
      if (answer === 'silent_before') return silence()
      const refusal = refusalFor(answer, clock.now())
      return refusal ?? { kind: 'prepared', payload: request.content.text }
    },
    publish: async (request, payload) => {
      called.push(payload)
      const post = { text: payload, recordKey: request.recordKey, intentAt: request.intentAt }
      const answer = scriptOf(request).publish?.shift() ?? 'ok'
      const refusal = refusalFor(answer, clock.now())
      if (refusal) return refusal
      if (answer === 'slow') clock.advance(NETWORK_CALL_TIMEOUT / 4)
      if (answer === 'late_stored') late.push(post)
      else if (answer !== 'fail_before' && answer !== 'silent_before') keep(post)
      if (answer === 'broken_stored') throw new Error('the publisher broke while it read the answer')
      if (answer === 'silent_before' || answer === 'silent_stored' || answer === 'late_stored') return silence()
      return answer === 'ok' || answer === 'slow' ? publishedAs(request) : unknown('platform_down')
    },
    reconcile: async (request) => {
      const script = scriptOf(request)
      const lookup = script.lookup?.shift() ?? script.lookupAfterwards ?? 'on'
      if (lookup === 'silent') return silence()
      if (lookup === 'off') return unknown('platform_down')
      if (lookup === 'revoked') return refused('token_expired', false)
      const isThere = ledger.some((kept) => kept.recordKey === request.recordKey)
      for (const post of late.splice(0)) keep(post)
      return isThere ? publishedAs(request) : { kind: 'absent' }
    },
    check: () => Promise.reject(new Error('not part of these tests')),
    revoke: async () => {},
  }

  return {
    publisher,
    script: (marker, script) => scripts.set(marker, script),
    kept: (marker) => ledger.filter((post) => markerOf(post.text) === marker),
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
  return null
}

function refused(kind: PublishErrorKind, retryable: boolean): Refused {
  return { kind: 'refused', error: { kind, detail: 'said the network', retryable } }
}

function unknown(kind: PublishErrorKind): Unknown {
  return { kind: 'unknown', error: { kind, detail: 'said nothing certain', retryable: true } }
}
