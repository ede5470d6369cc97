import { z } from 'zod'
import { documentId } from '../ids.ts'
import { defineJob } from './define-job.ts'

/** Checks an uploaded font; without a workspace, a font of the product. */
export const fontJob = defineJob({
  kind: 'font',
  facts: z.object({ workspaceId: documentId().nullable(), fontId: documentId() }),
  result: z.object({}),
  initial: {},
  beginners: 'edit_library',
  canCancel: false,
  again: () => ({}),
  // Fewer runs than by default, because each unfinished run has terminated its process.
  runsMax: 3,
})
