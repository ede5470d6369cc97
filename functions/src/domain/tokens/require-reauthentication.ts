import { REAUTHENTICATION_TTL } from '@postwright/core/limits'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'

/**
 * Requires a re-authentication of the last minutes before a sensitive call.
 * @throws `reauthentication_required`
 */
export async function requireReauthentication(deps: Deps, { sessionId }: Caller): Promise<void> {
  const at = (await deps.sessions.get(sessionId))?.reauthenticatedAt ?? null
  if (at !== null && deps.clock.now() - at < REAUTHENTICATION_TTL) return
  throw new AppError('reauthentication_required', { message: sessionId })
}

/**
 * The same of a person with a second factor only, before a call that hands out access which outlives their session.
 * @throws `reauthentication_required`
 */
export async function requireSecondFactorLately(deps: Deps, caller: Caller): Promise<void> {
  const user = await deps.users.get(caller.uid)
  if (user?.requiresSecondFactor === true) await requireReauthentication(deps, caller)
}
