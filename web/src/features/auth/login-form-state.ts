import { z } from 'zod'
import { PASSWORD_MAX } from '@postwright/core/limits'
import { emailSchema } from '@postwright/core/model/user'

export const loginSchema = z.object({
  email: emailSchema,
  password: z.string().min(1).max(PASSWORD_MAX),
  remember: z.boolean(),
})

export type LoginValues = z.input<typeof loginSchema>

export const EMPTY_LOGIN: LoginValues = { email: '', password: '', remember: true }
