import { z } from 'zod'
import { savePaymentMethod } from '@postwright/core/api/manual-payments'
import {
  METHOD_FIELDS_MAX,
  type MethodField,
  methodFieldSchema,
  methodTermsSchema,
  type PaymentMethod,
} from '@postwright/core/model/payment-method'

const KEY_LENGTH = 30
const KNOWN_CURRENCIES = new Set(listCurrencies().map((code) => code.toLowerCase()))

/** A question in the form: `id` identifies its row, and `key` is empty until the question is first saved. */
const questionSchema = methodFieldSchema.extend({ id: z.string(), key: methodFieldSchema.shape.key.or(z.literal('')) })

/** The input of `savePaymentMethod`, with questions whose keys may still be missing, and only existing currencies. */
export const methodFormSchema = savePaymentMethod.input.extend({
  terms: methodTermsSchema.extend({
    fields: z.array(questionSchema).max(METHOD_FIELDS_MAX).transform(giveKeys),
    currencies: methodTermsSchema.shape.currencies.refine((codes) => codes.every((code) => KNOWN_CURRENCIES.has(code))),
  }),
})

export type MethodFormValues = z.input<typeof methodFormSchema>
export type Question = z.infer<typeof questionSchema>

/** Returns the initial values of a form: those of a method, or of a new one. */
export function toFormValues(methodId: string, method: PaymentMethod | null): MethodFormValues {
  if (!method) return { methodId, rev: 0, terms: { ...NEW } }
  const { rev, name, instructions, fields, currencies, countries, needsProof, isOffered } = method
  const questions = fields.map((field) => ({ ...field, id: field.key }))
  return {
    methodId,
    rev,
    terms: { name, instructions, fields: questions, currencies, countries, needsProof, isOffered },
  }
}

const NEW: MethodFormValues['terms'] = {
  name: '',
  instructions: '',
  fields: [],
  currencies: [],
  countries: [],
  needsProof: true,
  isOffered: true,
}

/** Returns the upper-case codes of the currencies that the browser knows. */
export function listCurrencies(): string[] {
  return Intl.supportedValuesOf('currency')
}

/** Derives the keys of new questions from their labels; answers are stored under the keys, so saved questions keep theirs. */
function giveKeys(questions: readonly Question[]): MethodField[] {
  const taken = new Set(questions.map(({ key }) => key))
  return questions.map(({ key: stored, label, isRequired }) => {
    const key = stored === '' ? findFreeKey(label, taken) : stored
    taken.add(key)
    return { key, label, isRequired }
  })
}

function findFreeKey(label: string, taken: ReadonlySet<string>): string {
  const words = label.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const base = words.replaceAll(/[^a-z0-9]+/g, '_').replaceAll(/^[^a-z]+|_+$/g, '') || 'question'
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : `_${number}`
    const key = base.slice(0, KEY_LENGTH - end.length) + end
    if (!taken.has(key)) return key
  }
}
