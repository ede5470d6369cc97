/**
 * Why a model has given nothing that can be used. `interrupted`: the server was ended in the middle of the call. `cut`: the answer ended before it
 * was whole. `over_allowance` and `shared_key_refused`: with the operator's key.
 */
export const MODEL_PROBLEMS = [
  'settings_missing',
  'forbidden',
  'over_budget',
  'over_allowance',
  'address_refused',
  'unreachable',
  'slow',
  'key_refused',
  'shared_key_refused',
  'model_unknown',
  'limited',
  'service_failed',
  'refused',
  'not_a_stream',
  'stream_error',
  'cut',
  'empty',
  'too_long',
  'interrupted',
] as const

export type ModelProblem = (typeof MODEL_PROBLEMS)[number]
