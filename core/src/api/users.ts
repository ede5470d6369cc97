import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { userSchema } from '../model/user.ts'

export const getMe = defineEndpoint({
  method: 'GET',
  path: '/users/me',
  auth: 'session',
  input: z.object({}),
  output: userSchema,
  errors: ['unauthenticated', 'account_disabled'],
})
