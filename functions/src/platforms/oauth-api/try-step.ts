import type { Clock } from '../../domain/ports/world.ts'
import type { Refused, Secret, Unknown } from '../../domain/ports/networks.ts'
import { outcomeOf, refusalOf, type Explain } from './failures.ts'
import type { TokenSession } from './tokens.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

type Context = { explain: Explain; clock: Pick<Clock, 'now'> }
type Rotated<T> = T & { rotatedSecret?: Secret }

/** Runs one step that publishes nothing, and returns its result or its refusal, with new tokens in either case. */
export async function tryStep<T extends object>(
  session: TokenSession,
  context: Context,
  step: () => Promise<T>,
): Promise<Rotated<T | Refused>> {
  const answer = await step().catch((error: unknown) =>
    explained(session, INTERRUPTED, () => refusalOf(error, contextOf(session, context))),
  )
  return { ...answer, ...session.rotation() }
}

/** Runs the publishing step, or a look-up of its outcome: a failure may leave the outcome unknown. */
export async function tryPublish<T extends object>(
  session: TokenSession,
  context: Context,
  step: () => Promise<T>,
): Promise<Rotated<T | Refused | Unknown>> {
  const interrupted: Unknown = { ...INTERRUPTED, kind: 'unknown' }
  const answer = await step().catch((error: unknown) =>
    explained(session, interrupted, () => outcomeOf(error, contextOf(session, context))),
  )
  return { ...answer, ...session.rotation() }
}

const INTERRUPTED: Refused = {
  kind: 'refused',
  error: { kind: 'unknown', detail: NETWORK_WORDS.oauthApi.interrupted, retryable: true },
}

/**
 * Returns the outcome for a network's error and rethrows any other error. If new tokens would be lost with it, `interrupted` is returned instead:
 * the network no longer accepts the old ones.
 */
function explained<T, I>(session: TokenSession, interrupted: I, explain: () => T): T | I {
  try {
    return explain()
  } catch (error) {
    if (session.rotation().rotatedSecret === undefined) throw error
    return interrupted
  }
}

const contextOf = (session: TokenSession, { explain, clock }: Context) => ({
  explain,
  now: clock.now(),
  secrets: session.secrets(),
})
