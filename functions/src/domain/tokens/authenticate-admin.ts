import type { Deps } from '../../deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { authenticate } from './authenticate.ts'
import { isForAdmin } from './access-token.ts'

/**
 * The admin behind an `Authorization` header. The right is looked up with the identity provider on every call, so that taking
 * it away counts at once. Everybody else learns nothing: not even that there is something at this address.
 * @throws `route_not_found`; what `authenticate` throws for tokens that were made for an admin
 */
export async function authenticateAdmin(
  deps: Deps,
  header: string | undefined,
  options: { acceptEnded: boolean },
): Promise<Caller> {
  const caller = await authenticate(deps, header, options).catch((error: unknown) => {
    if (error instanceof AppError && !isForAdmin(error)) throw nothingHere(error)
    throw error
  })
  if (caller.role !== 'admin') throw nothingHere()
  const identity = await deps.identity.getUser(caller.uid)
  if (!identity || !identity.isAdmin || identity.disabled) throw nothingHere()
  return caller
}

function nothingHere(cause?: unknown): AppError {
  return new AppError('route_not_found', { message: 'not an admin', cause })
}
