import { z } from 'zod'
import { emailSchema } from '@postwright/core/model/user'

export const forgotSchema = z.object({ email: emailSchema })
