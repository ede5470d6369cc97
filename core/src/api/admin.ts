import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'
import { NAMED_RECORDS_MAX } from '../limits.ts'
import { emailSchema, userSchema } from '../model/user.ts'
import { workspaceSchema } from '../model/workspace.ts'

const adminUserSchema = userSchema.pick({
  id: true,
  email: true,
  fullName: true,
  username: true,
  role: true,
  status: true,
  createdAt: true,
})

/** Finds a person by exact email address. Callers who are not admins receive the same response as for an unknown route. */
export const findUser = defineEndpoint({
  method: 'GET',
  path: '/admin/users',
  auth: 'admin',
  input: z.object({ email: emailSchema }),
  output: z.object({ user: adminUserSchema.nullable() }),
  errors: ['route_not_found', 'rate_limited'],
})

/** Grants or revokes the admin right (sensitive), effective from the person's next call. Admins cannot change their own right. */
export const setUserRole = defineEndpoint({
  method: 'POST',
  path: '/admin/users/:uid/role',
  auth: 'admin',
  input: z.object({ uid: documentId(), role: z.enum(['user', 'admin']) }),
  output: z.object({ user: adminUserSchema }),
  errors: ['route_not_found', 'not_found', 'forbidden', 'reauthentication_required', 'rate_limited'],
})

const recordIds = () => z.array(documentId()).max(NAMED_RECORDS_MAX)

/** Returns the names of records by id, for admin lists. Ids that no longer exist are omitted. */
export const nameRecords = defineEndpoint({
  method: 'POST',
  path: '/admin/names',
  auth: 'admin',
  input: z.object({ people: recordIds(), workspaces: recordIds() }),
  output: z.object({
    people: z.array(userSchema.pick({ id: true, fullName: true, email: true })),
    workspaces: z.array(workspaceSchema.pick({ id: true, name: true })),
  }),
  errors: ['route_not_found', 'rate_limited'],
})
