import { z } from 'zod'

export const botSchema = z.object({ id: z.int(), username: z.string().max(64) })

export const chatSchema = z.object({
  id: z.int(),
  type: z.enum(['channel', 'supergroup', 'group', 'private']),
  title: z.string().default(''),
  username: z
    .string()
    .regex(/^\w{4,40}$/)
    .optional()
    .catch(undefined),
})

export const memberSchema = z.object({
  status: z.enum(['creator', 'administrator', 'member', 'restricted', 'left', 'kicked']),
  can_post_messages: z.boolean().optional(),
})

export const messageSchema = z.object({ message_id: z.int() })
export const albumSchema = z.array(messageSchema).min(1)
