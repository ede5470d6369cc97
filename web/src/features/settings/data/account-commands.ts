import { changePassword as changePasswordEndpoint } from '@postwright/core/api/users'
import { call } from '@/lib/api-client.ts'

/**
 * Sets a new password and ends the other sessions.
 * @returns how many sessions ended
 * @throws ApiError, `reauthentication_required` and `weak_password` among them
 */
export async function changePassword(password: string): Promise<number> {
  const { ended } = await call(changePasswordEndpoint, { new_password: password })
  return ended
}
