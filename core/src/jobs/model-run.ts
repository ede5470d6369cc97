import { modelReplySchema, modelRunSchema, NO_REPLY } from '../model/model-run.ts'
import { defineJob } from './define-job.ts'

/** Runs a language model on a text. */
export const modelRunJob = defineJob({
  kind: 'model_run',
  service: 'model_runs',
  facts: modelRunSchema,
  result: modelReplySchema,
  initial: NO_REPLY,
  beginners: 'write_drafts',
  canCancel: true,
  // Not repeatable: each call uses tokens, so a person has to ask again.
  again: null,
})
