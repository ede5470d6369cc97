import {
  recoverPassword as recoverEndpoint,
  register as registerEndpoint,
  resetPassword as resetEndpoint,
} from '@postwright/core/api/auth'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'

/** Creates an account. Rejects with `ApiError`, whose `fields` name inputs of the form. */
export function register(input: InputOf<typeof registerEndpoint>): Promise<OutputOf<typeof registerEndpoint>> {
  return call(registerEndpoint, input)
}

/**
 * Sends a password reset email, if the account exists.
 * @throws ApiError
 */
export function recoverPassword(email: string): Promise<OutputOf<typeof recoverEndpoint>> {
  return call(recoverEndpoint, { email })
}

/**
 * Sets a new password with the code of the email.
 * @throws ApiError `reset_code_invalid`, `weak_password`
 */
export function resetPassword(oobCode: string, password: string): Promise<OutputOf<typeof resetEndpoint>> {
  return call(resetEndpoint, { oobCode, new_password: password })
}
