import { EDITING_ROLES } from '../model/member.ts'
import { modelReplySchema, modelRunSchema, NO_REPLY } from '../model/model-run.ts'
import { defineJob } from './define-job.ts'

/** Has a language model work on a text. */
export const modelRunJob = defineJob({
  kind: 'model_run',
  facts: modelRunSchema,
  result: modelReplySchema,
  initial: NO_REPLY,
  beginners: EDITING_ROLES,
  canCancel: true,
  // Each call uses tokens: a person asks anew.
  again: null,
})
