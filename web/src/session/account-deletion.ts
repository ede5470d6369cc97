import { cancelDeletion, requestDeletion } from '@postwright/core/api/users'
import { call } from '../lib/api-client.ts'
import { session } from './session.ts'

/** Has the account deleted after the time of grace. @throws ApiError, `reauthentication_required` among them */
export async function deleteAccount(): Promise<void> {
  await call(requestDeletion, {})
  await session.refreshUser()
}

/** Takes the deletion back. @throws ApiError */
export async function keepAccount(): Promise<void> {
  await call(cancelDeletion, {})
  await session.refreshUser()
}
