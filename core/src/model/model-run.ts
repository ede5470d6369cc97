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

/** What a model can be asked for: a text written anew, or a list to choose from. */
export const MODEL_TASKS = ['rewrite', 'shorten', 'lengthen', 'tone', 'translate', 'ideas', 'hooks'] as const

export type ModelTask = (typeof MODEL_TASKS)[number]

/** Tasks that are answered by several lines to choose from. */
export function isListTask(task: ModelTask): boolean {
  return task === 'ideas' || task === 'hooks'
}

/** The tones that screens offer; each stands in the prompt as it is called here. */
export const MODEL_TONES = ['formal', 'casual', 'serious', 'playful', 'bold', 'warm'] as const

/** The languages that screens offer, as the prompt calls them. */
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

/** What a person asks a model for. */
export const modelRequestSchema = z.object({
  task: z.enum(MODEL_TASKS),
  text: manyLines(MODEL_TEXT_MAX).min(1),
  /** What a rewriting is to mend: what was seen, and the sentence that says why it matters. */
  finding: z
    .object({ evidence: manyLines(MODEL_FINDING_MAX), sentence: manyLines(MODEL_FINDING_MAX).min(1) })
    .nullable(),
  /** The tone or the language, for the tasks that have one. */
  choice: oneLineOrNothing(MODEL_CHOICE_MAX),
  /** The network that the text is for. */
  platform: platformSchema.nullable(),
  brandKitId: documentId().nullable(),
  personaId: documentId().nullable(),
})

export type ModelRequest = z.infer<typeof modelRequestSchema>

const messageSchema = z.object({ role: z.enum(['system', 'user']), content: z.string().max(MODEL_PROMPT_MAX) })

export type ModelMessage = z.infer<typeof messageSchema>

/** What a run was begun with, the facts of its job: they never change, so that what was sent can be read afterwards. */
export const modelRunSchema = z.object({
  workspaceId: documentId(),
  task: z.enum(MODEL_TASKS),
  messages: z.array(messageSchema).min(1).max(2),
  /** Tokens that the answer may have. */
  outputMax: z.int().min(1).max(MODEL_OUTPUT_MAX),
})

export type ModelRun = z.infer<typeof modelRunSchema>

/** What has come of a run so far. */
export const modelReplySchema = z.object({
  text: z.string().max(MODEL_ANSWER_MAX),
  /** Tokens that are set aside in a month for the call under way; null: there is none, or it is counted. */
  reserved: z
    .object({
      month: z.string().max(7),
      tokens: z.int().min(1),
      /** The operator's provider whose allowance it counts for; without it the budget of the workspace. */
      sharedModelId: documentId().optional(),
    })
    .nullable(),
  /** After this the worker that called is gone. */
  leaseEndsAt: instant().nullable(),
  tokensIn: z.int().min(0),
  tokensOut: z.int().min(0),
  isEstimated: z.boolean(),
  problem: z.enum(MODEL_PROBLEMS).nullable(),
  /** What the service itself said about a problem. */
  detail: z.string().max(MODEL_DETAIL_MAX),
  /** When the service may be asked again. */
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
