import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, instant } from '../ids.ts'
import { metricsAgeSchema, metricsValuesSchema } from '../model/metrics.ts'
import { participantSchema } from '../model/participant.ts'
import { platformSchema } from '../platforms/platform.ts'

export const POST_HISTORY_KINDS = ['content', 'approvals', 'comments', 'publishing', 'results'] as const
export const postHistoryKindSchema = z.enum(POST_HISTORY_KINDS)
export type PostHistoryKind = z.infer<typeof postHistoryKindSchema>

export const postHistoryActSchema = z.enum([
  'idea',
  'drafted',
  'edited',
  'commented',
  'ask_approval',
  'withdraw_request',
  'approve',
  'return',
  'schedule',
  'moved',
  'cancel',
  'confirm',
  'confirm_by_hand',
  'refuse',
  'hold',
  'hand_over',
  'measured',
])
export type PostHistoryAct = z.infer<typeof postHistoryActSchema>

/** An event in the history of a post; an event of several channels at once is a single entry. */
export const postHistoryEntrySchema = z.object({
  id: z.string(),
  at: instant(),
  kind: postHistoryKindSchema,
  act: postHistoryActSchema,
  /** Null for actions of the product itself. */
  by: participantSchema.nullable(),
  /** Name of the API key or assistant that acted for the person; empty for the person themselves. */
  via: z.string(),
  /** Beginning of the text of an idea or comment, or the note of another entry, such as the reason of a return; empty if there is none. */
  words: z.string(),
  channels: z.array(z.object({ connectionId: documentId(), platform: platformSchema, url: z.string().nullable() })),
  /** The publication time that was set; null for other actions. */
  plannedFor: instant().nullable(),
  /** The first figures reported by the network, and their age after the publication. */
  measured: z.object({ age: metricsAgeSchema, values: metricsValuesSchema }).nullable(),
})

export type PostHistoryEntry = z.infer<typeof postHistoryEntrySchema>

/**
 * Lists the history of a post from its idea to its first figures, latest first. Clients of the team only see comments that are visible to clients.
 * `next` is the cursor of the next page, and null at the end.
 */
export const listPostHistory = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/posts/:postId/history',
  auth: 'member',
  right: 'read_content',
  input: z.object({
    workspaceId: documentId(),
    postId: documentId(),
    /** Only entries up to this time. */
    before: instant().nullable().default(null),
    kind: postHistoryKindSchema.nullable().default(null),
  }),
  output: z.object({ entries: z.array(postHistoryEntrySchema), next: instant().nullable() }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})
