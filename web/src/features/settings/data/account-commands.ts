import { changePassword as changePasswordEndpoint, updateMe } from '@postwright/core/api/users'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'

/** Changes the user's names. @throws ApiError, `username_taken` and `stale_revision` among them */
export function saveProfile(input: InputOf<typeof updateMe>): Promise<OutputOf<typeof updateMe>> {
  return call(updateMe, input)
}

/**
 * Sets a new password and ends the other sessions.
 * @returns how many sessions ended
 * @throws ApiError, `reauthentication_required` and `weak_password` among them
 */
export async function changePassword(password: string): Promise<number> {
  const { ended } = await call(changePasswordEndpoint, { new_password: password })
  return ended
}
