import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { readAccessToken } from './access-token.ts'
import type { ChainDeps } from './chain-deps.ts'
import { requireActiveAccount } from './require-active-account.ts'

/**
 * The caller of an `Authorization` header. The session is read on every call, so that ending it takes effect at once; account
 * and identity are read every few seconds.
 * @param acceptEnded for calls that must succeed again after the session has ended
 * @throws `unauthenticated`, `token_expired`, `token_invalid`, `session_revoked`
 */
export async function authenticate(
  deps: ChainDeps,
  header: string | undefined,
  { acceptEnded }: { acceptEnded: boolean },
): Promise<Caller> {
  const token = /^Bearer +([\w.~+/=-]+)$/i.exec(header ?? '')?.[1]
  if (token === undefined) throw new AppError('unauthenticated')
  const caller = await readAccessToken(deps, token)
  const session = await deps.sessions.get(caller.sessionId)
  if (!session || session.uid !== caller.uid) throw new AppError('session_revoked', { message: caller.sessionId })
  const isOver = session.revokedAt !== null || deps.clock.now() >= session.absoluteExpiresAt
  if (acceptEnded) return caller
  if (isOver) throw new AppError('session_revoked', { message: caller.sessionId })
  await requireActiveAccount(deps, caller.uid)
  return caller
}
