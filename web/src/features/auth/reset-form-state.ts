import { z } from 'zod'
import { PASSWORD_MAX, PASSWORD_MIN } from '@postwright/core/limits'

export const resetSchema = z.object({ new_password: z.string().min(PASSWORD_MIN).max(PASSWORD_MAX) })
