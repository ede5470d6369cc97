import { z } from 'zod'
import { documentId } from '../ids.ts'
import { defineJob, inWorkspace } from './define-job.ts'

/** Creates the posts of a new or changed series. */
export const seriesJob = defineJob({
  kind: 'series',
  service: 'series',
  facts: inWorkspace.extend({ seriesId: documentId() }),
  result: z.object({}),
  initial: {},
  beginners: 'plan_posts',
  // Not cancellable: the maintenance job creates the missing posts anyway.
  canCancel: false,
  again: () => ({}),
})
