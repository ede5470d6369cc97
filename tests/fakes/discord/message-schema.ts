import { z } from 'zod'

const embedSchema = z.strictObject({
  title: z.string().max(256).optional(),
  description: z.string().max(4096).optional(),
  url: z.url().optional(),
  color: z.int().optional(),
  image: z.strictObject({ url: z.url() }).optional(),
})

const attachmentSchema = z.strictObject({
  id: z.union([z.int(), z.string()]),
  filename: z.string().optional(),
  description: z.string().max(1024).optional(),
})

const mentionsSchema = z.strictObject({
  parse: z.array(z.enum(['roles', 'users', 'everyone'])).optional(),
  roles: z.array(z.string()).max(100).optional(),
  users: z.array(z.string()).max(100).optional(),
  replied_user: z.boolean().optional(),
})

/** Body of `Execute Webhook`. */
export const messageSchema = z.strictObject({
  content: z.string().max(2000).optional(),
  username: z.string().max(80).optional(),
  avatar_url: z.url().optional(),
  tts: z.boolean().optional(),
  embeds: z.array(embedSchema).max(10).optional(),
  allowed_mentions: mentionsSchema.optional(),
  attachments: z.array(attachmentSchema).max(10).optional(),
  flags: z.int().optional(),
  thread_name: z.string().max(100).optional(),
})

export type DiscordMessage = z.infer<typeof messageSchema>
