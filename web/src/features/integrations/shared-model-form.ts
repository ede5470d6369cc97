import type { ShownSharedModel } from '@postwright/core/api/shared-models'
import {
  modelAddressSchema,
  modelKeySchema,
  modelNameSchema,
  monthlyTokensSchema,
} from '@postwright/core/model/model-settings'
import { sharedModelNameSchema } from '@postwright/core/model/shared-model'
import { z } from 'zod'
import { keyEndDay, keyEndField } from './key-end.ts'

const FIRST_ALLOWANCE = 100_000

/** Name, allowance and expiry of a provider's key. */
export const offerFormSchema = z.object({
  name: sharedModelNameSchema,
  monthlyTokens: z
    .string()
    .trim()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(monthlyTokensSchema),
  keyEndsAt: keyEndField,
})
export type OfferFormValues = z.input<typeof offerFormSchema>
export type OfferFormOutput = z.output<typeof offerFormSchema>

export const connectFormSchema = offerFormSchema.extend({
  address: modelAddressSchema,
  model: modelNameSchema,
  key: z.string().trim().pipe(modelKeySchema),
})
export type ConnectFormValues = z.input<typeof connectFormSchema>
export type ConnectFormOutput = z.output<typeof connectFormSchema>

/** Schema of the form for a key that replaces the current one. */
export const rotateFormSchema = connectFormSchema.pick({ key: true, keyEndsAt: true })
export type RotateFormValues = z.input<typeof rotateFormSchema>
export type RotateFormOutput = z.output<typeof rotateFormSchema>

/** Returns the form values of a stored provider, or the initial ones. */
export function offerValuesOf(known: ShownSharedModel | null): OfferFormValues {
  const { name = '', monthlyTokens = FIRST_ALLOWANCE, keyEndsAt = null } = known ?? {}
  return { name, monthlyTokens: String(monthlyTokens), keyEndsAt: keyEndDay(keyEndsAt) }
}
