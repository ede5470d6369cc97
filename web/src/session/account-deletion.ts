import { cancelDeletion, requestDeletion } from '@postwright/core/api/users'
import { call } from '../lib/api-client.ts'
import { session } from './session.ts'

/** Schedules the account for deletion after the grace period. @throws ApiError, for example `reauthentication_required` */
export async function deleteAccount(): Promise<void> {
  await call(requestDeletion, {})
  await session.refreshUser()
}

/** Cancels the deletion. @throws ApiError */
export async function keepAccount(): Promise<void> {
  await call(cancelDeletion, {})
  await session.refreshUser()
}
