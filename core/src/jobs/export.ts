import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Collects everything that belongs to a person. */
export const exportJob = defineJob({
  kind: 'export',
  facts: z.object({}),
  result: z.object({
    /** Storage key of the collected data; null until it is stored. */
    key: z.string().max(300).nullable(),
    /** Number of unreadable documents that were left out. */
    leftOut: z.int().min(0),
  }),
  initial: { key: null, leftOut: 0 },
  beginners: 'person',
  canCancel: true,
  again: () => ({ key: null, leftOut: 0 }),
})
