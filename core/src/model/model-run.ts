import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import {
  MODEL_ANSWER_MAX,
  MODEL_CHOICE_MAX,
  MODEL_DETAIL_MAX,
  MODEL_FINDING_MAX,
  MODEL_OUTPUT_MAX,
  MODEL_PROMPT_MAX,
  MODEL_TEXT_MAX,
} from './model-settings.ts'
import { oneLineOrNothing, manyLines } from '../text/text-fields.ts'
import { platformSchema } from '../platforms/platform.ts'

/** Tasks for a model: rewriting a text, or creating a list to choose from. */
export const MODEL_TASKS = ['rewrite', 'shorten', 'lengthen', 'tone', 'translate', 'ideas', 'hooks'] as const

export type ModelTask = (typeof MODEL_TASKS)[number]

/** Returns whether the result of a task is a list to choose from. */
export function isListTask(task: ModelTask): boolean {
  return task === 'ideas' || task === 'hooks'
}

/** Tones that screens offer; the prompt uses these names. */
export const MODEL_TONES = ['formal', 'casual', 'serious', 'playful', 'bold', 'warm'] as const

/** Languages that screens offer, as named in the prompt. */
export const MODEL_LANGUAGES = [
  'English',
  'Arabic',
  'Chinese',
  'Dutch',
  'French',
  'German',
  'Hindi',
  'Italian',
  'Japanese',
  'Polish',
  'Portuguese',
  'Spanish',
  'Turkish',
  'Ukrainian',
] as const

/**
 * Reasons why a model has returned no usable result. `interrupted`: the server was stopped during the call. `cut`: the response was incomplete.
 * `over_allowance` and `shared_key_refused`: with the operator's key.
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

/** A person's request to a model. */
export const modelRequestSchema = z.object({
  task: z.enum(MODEL_TASKS),
  text: manyLines(MODEL_TEXT_MAX).min(1),
  /** Finding that a rewrite fixes: the evidence, and the sentence that explains it. */
  finding: z
    .object({ evidence: manyLines(MODEL_FINDING_MAX), sentence: manyLines(MODEL_FINDING_MAX).min(1) })
    .nullable(),
  /** Tone or language, for tasks that have one. */
  choice: oneLineOrNothing(MODEL_CHOICE_MAX),
  /** Network that the text is for. */
  platform: platformSchema.nullable(),
  brandKitId: documentId().nullable(),
  personaId: documentId().nullable(),
})

export type ModelRequest = z.infer<typeof modelRequestSchema>

const messageSchema = z.object({ role: z.enum(['system', 'user']), content: z.string().max(MODEL_PROMPT_MAX) })

export type ModelMessage = z.infer<typeof messageSchema>

/** Input of a run, stored as the facts of its job. It never changes, so the request can be inspected afterwards. */
export const modelRunSchema = z.object({
  workspaceId: documentId(),
  task: z.enum(MODEL_TASKS),
  messages: z.array(messageSchema).min(1).max(2),
  /** Maximum number of output tokens. */
  outputMax: z.int().min(1).max(MODEL_OUTPUT_MAX),
})

export type ModelRun = z.infer<typeof modelRunSchema>

/** Current result of a run. */
export const modelReplySchema = z.object({
  text: z.string().max(MODEL_ANSWER_MAX),
  /** Tokens reserved in a month for the current call; null if there is no call, or its usage is already counted. */
  reserved: z
    .object({
      month: z.string().max(7),
      tokens: z.int().min(1),
      /** Id of the operator's provider whose allowance is charged; if missing, the workspace's budget is charged. */
      sharedModelId: documentId().optional(),
    })
    .nullable(),
  /** Time after which the calling worker is considered lost. */
  leaseEndsAt: instant().nullable(),
  tokensIn: z.int().min(0),
  tokensOut: z.int().min(0),
  isEstimated: z.boolean(),
  problem: z.enum(MODEL_PROBLEMS).nullable(),
  /** Error message of the service. */
  detail: z.string().max(MODEL_DETAIL_MAX),
  /** Earliest time to call the service again. */
  retryAt: instant().nullable(),
})

export type ModelReply = z.infer<typeof modelReplySchema>

export const NO_REPLY: ModelReply = {
  text: '',
  reserved: null,
  leaseEndsAt: null,
  tokensIn: 0,
  tokensOut: 0,
  isEstimated: false,
  problem: null,
  detail: '',
  retryAt: null,
}
