import { z } from 'zod'
import type { Written } from '../domain/versions/written.ts'
import { storedTime } from './stored-time.ts'

const writtenSchema = z.object({
  rev: z.int().min(1),
  updatedAt: storedTime,
  createdBy: z.string().min(1),
  editedBy: z.string().min(1).optional(),
})

/** The draft of a document that an event carries, with who has left it so and when. Null also for what cannot be read. */
export function writtenDraft<Draft>(fields: unknown, schema: z.ZodType<Draft>): Written<Draft> | null {
  const written = writtenSchema.safeParse(fields).data
  const draft = schema.safeParse(fields).data
  if (!written || draft === undefined) return null
  const { rev, updatedAt, createdBy, editedBy = createdBy } = written
  return { rev, author: editedBy, at: updatedAt, draft }
}
