import { z } from 'zod'
import { instant } from '../ids.ts'
import { connectionSchema } from './connection.ts'
import { mediaSchema } from './media.ts'
import { memberSchema } from './member.ts'
import { notificationSchema } from './notification.ts'
import { postSchema } from './post.ts'
import { sessionSchema } from './session.ts'
import { userSchema } from './user.ts'
import { variantSchema } from './variant.ts'
import { workspaceSchema } from './workspace.ts'

/** Everything that belongs to a person, without secrets: the content of an export. */
export const accountExportSchema = z.object({
  exportedAt: instant(),
  user: userSchema,
  sessions: z.array(
    sessionSchema.pick({ id: true, createdAt: true, rotatedAt: true, revokedAt: true, userAgent: true, place: true }),
  ),
  notifications: z.array(notificationSchema),
  /** The workspaces that the person owns, each with its contents. */
  workspaces: z.array(
    z.object({
      workspace: workspaceSchema,
      members: z.array(memberSchema),
      posts: z.array(postSchema),
      variants: z.array(variantSchema),
      connections: z.array(connectionSchema),
      media: z.array(mediaSchema),
    }),
  ),
  /** Paths of the documents that are stored in a form that cannot be read; everything else is here. */
  leftOut: z.array(z.string().max(2_000)).default([]),
})

export type AccountExport = z.infer<typeof accountExportSchema>
