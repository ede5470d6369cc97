/** Of the text that a model is given, and of what it answers. */
export const MODEL_TEXT_MAX = 10_000
export const MODEL_ANSWER_MAX = 20_000
export const MODEL_PROMPT_MAX = 60_000
export const MODEL_NAME_MAX = 200
export const MODEL_KEY_MAX = 500
/** What a tone, a language or a finding's sentence may take. */
export const MODEL_CHOICE_MAX = 60
export const MODEL_FINDING_MAX = 600
/** Of the service's own words about a failure. */
export const MODEL_DETAIL_MAX = 300
/** Tokens a month. */
export const MODEL_BUDGET_MIN = 1_000
export const MODEL_BUDGET_MAX = 1_000_000_000
/** Of a million tokens, in millionths of a currency: ten thousand of it. */
export const MODEL_PRICE_MAX = 10_000_000_000
/** Names of a service's list of models that are offered, and how much of such a list is read. */
export const MODEL_LIST_MAX = 500
export const MODEL_LIST_BYTES_MAX = 2 * 1024 * 1024
/** More tokens than this are never taken from what a service says of one call. */
export const MODEL_USAGE_MAX = 10_000_000
/** Tokens that an answer gets at least: models that think spend tokens before they write. */
export const MODEL_OUTPUT_MIN = 2_000
export const MODEL_OUTPUT_MAX = 8_000
/** Streamed text is stored this often at most; a cancelled call is noticed as soon. */
export const MODEL_STEP = 400
/** A worker that has not stored anything for this long is gone. */
export const MODEL_LEASE = 20 * 1000
/** Of one call, of the time until something arrives and between two arrivals, and of everything that arrives. */
export const MODEL_CALL_TIMEOUT = 3 * 60 * 1000
export const MODEL_SILENCE_MAX = 60 * 1000
export const MODEL_ANSWER_BYTES_MAX = 4 * 1024 * 1024
/** A person waits for the answer to a try. */
export const MODEL_TRY_TIMEOUT = 20 * 1000
