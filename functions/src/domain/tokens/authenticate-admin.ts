import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { authenticate } from './authenticate.ts'
import { isForAdmin } from './access-token.ts'

/**
 * The admin of an `Authorization` header. The right is read from the identity provider on every call, so that revoking it
 * takes effect at once. All other callers get the reply of an unknown route.
 * @throws `route_not_found`; what `authenticate` throws for tokens that were made for an admin
 */
export async function authenticateAdmin(
  deps: Deps,
  header: string | undefined,
  options: { acceptEnded: boolean },
): Promise<Caller> {
  const caller = await authenticate(deps, header, options).catch((error: unknown) => {
    if (error instanceof AppError && !isForAdmin(error)) throw routeNotFound(error)
    throw error
  })
  if (caller.role !== 'admin') throw routeNotFound()
  const identity = await deps.identity.getUser(caller.uid)
  if (!identity || !identity.isAdmin || identity.disabled) throw routeNotFound()
  return caller
}

function routeNotFound(cause?: unknown): AppError {
  return new AppError('route_not_found', { message: 'not an admin', cause })
}
