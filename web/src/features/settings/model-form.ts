import {
  modelAddressSchema,
  modelDialectSchema,
  modelNameSchema,
  modelPriceSchema,
  type ModelPrice,
  type ModelSettings,
  monthlyTokensSchema,
  MODEL_KEY_MAX,
  MODEL_PRICE_MAX,
} from '@postwright/core/model/model-settings'
import { z } from 'zod'

const PARTS_OF_A_CURRENCY = 1_000_000

/** An entered amount, in millionths; null if empty. */
const typedPriceSchema = z
  .string()
  .trim()
  .regex(/^(?:\d{1,5}(?:[.,]\d{1,6})?)?$/)
  .transform((text) => (text === '' ? null : Math.round(Number(text.replace(',', '.')) * PARTS_OF_A_CURRENCY)))
  .pipe(z.int().max(MODEL_PRICE_MAX).nullable())

/** Form values of the model. An empty key keeps the stored one. */
export const modelFormSchema = z
  .object({
    address: modelAddressSchema,
    dialect: modelDialectSchema,
    model: modelNameSchema,
    key: z.string().trim().max(MODEL_KEY_MAX),
    monthlyTokens: z
      .string()
      .trim()
      .regex(/^\d{1,10}$/)
      .transform(Number)
      .pipe(monthlyTokensSchema),
    currency: modelPriceSchema.shape.currency,
    priceSent: typedPriceSchema,
    priceReceived: typedPriceSchema,
  })
  .refine(({ priceSent, priceReceived }) => (priceSent === null) === (priceReceived === null), {
    path: ['priceReceived'],
  })

export type ModelFormValues = z.input<typeof modelFormSchema>
export type ModelFormOutput = z.output<typeof modelFormSchema>

/** Currencies used in the price lists of services. */
export const PRICE_CURRENCIES = ['USD', 'EUR', 'GBP', 'CHF', 'CNY', 'INR', 'JPY'] as const

const FIRST_BUDGET = 500_000

/** Returns the form values for the stored settings, or the defaults. */
export function valuesOf(settings: ModelSettings | null): ModelFormValues {
  const { address = '', dialect = 'completions', model = '', monthlyTokens = FIRST_BUDGET, price } = settings ?? {}
  const textOf = (millionths: number | undefined) =>
    millionths === undefined ? '' : String(millionths / PARTS_OF_A_CURRENCY)
  return {
    address,
    dialect,
    model,
    key: '',
    monthlyTokens: String(monthlyTokens),
    currency: price?.currency ?? PRICE_CURRENCIES[0],
    priceSent: textOf(price?.sent),
    priceReceived: textOf(price?.received),
  }
}

/** Returns the entered price in API format; null unless both amounts are entered. */
export function typedPrice({
  currency,
  priceSent: sent,
  priceReceived: received,
}: Pick<ModelFormOutput, 'currency' | 'priceSent' | 'priceReceived'>): ModelPrice | null {
  return sent === null || received === null ? null : { currency, sent, received }
}

/** Returns the entered key in API format; omitted if empty. */
export function typedKey(key: string): { key?: string } {
  return key.trim() === '' ? {} : { key: key.trim() }
}
