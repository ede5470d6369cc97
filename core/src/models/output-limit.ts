import { estimateTokens } from './estimate-tokens.ts'
import { MODEL_OUTPUT_MAX, MODEL_OUTPUT_MIN } from '../model/model-limits.ts'
import type { ModelTask } from '../model/model-tasks.ts'

/** How much longer than the text the answer may be. */
const GROWTH: Record<ModelTask, number> = {
  rewrite: 1.5,
  shorten: 1,
  lengthen: 3,
  tone: 1.5,
  translate: 2,
  ideas: 1,
  hooks: 1,
}

/** How many tokens the answer to a task may have. */
export function outputLimit(task: ModelTask, text: string): number {
  const wanted = Math.ceil(estimateTokens([text]) * GROWTH[task])
  return Math.min(MODEL_OUTPUT_MAX, Math.max(MODEL_OUTPUT_MIN, wanted))
}
