import type { Logger } from '../domain/ports/world.ts'
import { UnreadableDocument } from '../domain/app-error.ts'
import { z } from 'zod'
import type { Written } from '../domain/versions/versions.ts'

/** Runs a trigger's work. An unreadable document ends the work: delivering the event again would not repair the document. */
export async function skipUnreadable({ logger }: { logger: Logger }, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error
    logger.error('an event was skipped: its document cannot be read', { error: error.message })
  }
}

type StoredTime = { toMillis: () => number }

/** A time in an event's document, in epoch milliseconds. */
export const storedTime = z
  .custom<StoredTime>((at) => typeof at === 'object' && at !== null && 'toMillis' in at)
  .transform((at) => at.toMillis())

const writtenSchema = z.object({
  rev: z.int().min(1),
  updatedAt: storedTime,
  createdBy: z.string().min(1),
  editedBy: z.string().min(1).optional(),
})

/** Reads the draft of a document in an event, with its last author and time. Null also for unreadable documents. */
export function readWrittenDraft<Draft>(fields: unknown, schema: z.ZodType<Draft>): Written<Draft> | null {
  const written = writtenSchema.safeParse(fields).data
  const draft = schema.safeParse(fields).data
  if (!written || draft === undefined) return null
  const { rev, updatedAt, createdBy, editedBy = createdBy } = written
  return { rev, author: editedBy, at: updatedAt, draft }
}
