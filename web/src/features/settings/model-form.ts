import {
  modelAddressSchema,
  modelNameSchema,
  type ModelSettings,
  monthlyTokensSchema,
} from '@postwright/core/model/model-settings'
import { MODEL_KEY_MAX } from '@postwright/core/model/model-limits'
import { z } from 'zod'

/** What the form of the model edits. An empty key is the stored one. */
export const modelFormSchema = z.object({
  address: modelAddressSchema,
  model: modelNameSchema,
  key: z.string().trim().max(MODEL_KEY_MAX),
  monthlyTokens: z
    .string()
    .trim()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(monthlyTokensSchema),
})

export type ModelFormValues = z.input<typeof modelFormSchema>
export type ModelFormOutput = z.output<typeof modelFormSchema>

const FIRST_BUDGET = 500_000

/** The form over what is stored, or to begin with. */
export function valuesOf(settings: ModelSettings | null): ModelFormValues {
  const { address = '', model = '', monthlyTokens = FIRST_BUDGET } = settings ?? {}
  return { address, model, key: '', monthlyTokens: String(monthlyTokens) }
}

/** A typed key as the API takes it: left out where none is typed. */
export function typedKey(key: string): { key?: string } {
  return key.trim() === '' ? {} : { key: key.trim() }
}
