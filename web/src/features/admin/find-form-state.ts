import { z } from 'zod'
import { emailSchema } from '@postwright/core/model/user'

export const findSchema = z.object({ email: emailSchema })
