import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Collects everything that belongs to a person. */
export const exportJob = defineJob({
  kind: 'export',
  facts: z.object({}),
  result: z.object({
    /** Where the server keeps the data once they are collected. */
    key: z.string().max(300).nullable(),
    /** How many documents had to be left out because they cannot be read. */
    leftOut: z.int().min(0),
  }),
  initial: { key: null, leftOut: 0 },
  beginners: 'person',
  canCancel: true,
  again: () => ({ key: null, leftOut: 0 }),
})
