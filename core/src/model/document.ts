import { z } from 'zod'
import { documentId, instant, revision } from '../ids.ts'

/** What every document carries. `schema` is the version of its shape; the description of its collection holds the migrations. */
export const documentBase = z.object({
  id: documentId(),
  schema: z.int().min(1),
  rev: revision(),
  createdAt: instant(),
  updatedAt: instant(),
  createdBy: z.string().min(1).max(128),
})

export type DocumentBase = z.infer<typeof documentBase>
