import { findUser as findEndpoint, setUserRole as roleEndpoint } from '@postwright/core/api/admin'
import type { OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'

export type AdminUser = OutputOf<typeof roleEndpoint>['user']

/** The account with this e-mail address; null when there is none. @throws ApiError */
export async function findPerson(email: string): Promise<AdminUser | null> {
  const { user } = await call(findEndpoint, { email })
  return user
}

/** Gives or takes the admin right. @throws ApiError, `reauthentication_required` among them */
export async function setRole(uid: string, role: AdminUser['role']): Promise<AdminUser> {
  const { user } = await call(roleEndpoint, { uid, role })
  return user
}
