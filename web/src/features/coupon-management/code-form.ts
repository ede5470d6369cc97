import { z } from 'zod'
import { addCouponCodes } from '@postwright/core/api/coupons'
import type { InputOf } from '@postwright/core/endpoint'
import { documentId } from '@postwright/core/ids'
import { codeTermsSchema, type CodeTerms } from '@postwright/core/model/coupon'
import { type AmountRow, amountRowsSchema, lastDaySchema } from './coupon-fields.ts'
import type { FoundPerson } from './data/coupon-codes.ts'

/** Maximum number of random codes created at once, by several calls. */
export const RANDOM_CODES_MAX = 2000

export type PersonChoice = { typed: string; person: FoundPerson | null }

export type CodeFormValues = {
  wanted: { kind: 'chosen' | 'random'; code: string; prefix: string; count: number | null }
  redemptionsMax: number | null
  expiresOn: string
  isFirstPurchaseOnly: boolean
  minimum: AmountRow[]
  person: PersonChoice
}

type Wanted = InputOf<typeof addCouponCodes>['wanted']
export type CodeOrder = { wanted: Wanted; terms: CodeTerms }

const [chosen, random] = addCouponCodes.input.shape.wanted.options

/** Only the fields of the chosen kind are checked. */
const wantedSchema = z
  .object({ kind: z.enum(['chosen', 'random']), code: z.string(), prefix: z.string(), count: z.number().nullable() })
  .transform(({ kind, code, prefix, count }, context): Wanted => {
    if (kind === 'chosen') {
      const parsed = chosen.shape.code.safeParse(code)
      if (!parsed.success) context.addIssue({ code: 'custom', path: ['code'] })
      return { kind, code: parsed.data ?? '' }
    }
    const begins = random.shape.prefix.safeParse(prefix)
    const counted = z.int().min(1).max(RANDOM_CODES_MAX).safeParse(count)
    if (!begins.success) context.addIssue({ code: 'custom', path: ['prefix'] })
    if (!counted.success) context.addIssue({ code: 'custom', path: ['count'] })
    return { kind, prefix: begins.data ?? '', count: counted.data ?? 0 }
  })

const personSchema = z
  .object({
    typed: z.string(),
    person: z.object({ id: documentId(), fullName: z.string(), email: z.string() }).nullable(),
  })
  .refine(({ typed, person }) => person !== null || typed.trim() === '')
  .transform(({ person }) => person?.id ?? null)

/** The fields of new codes, parsed into the requested codes and their terms. */
export const codeFormSchema = z
  .object({
    wanted: wantedSchema,
    redemptionsMax: codeTermsSchema.shape.redemptionsMax,
    expiresOn: lastDaySchema,
    isFirstPurchaseOnly: z.boolean(),
    minimum: amountRowsSchema,
    person: personSchema,
  })
  .transform(({ wanted, expiresOn, person, ...terms }): CodeOrder => ({
    wanted,
    terms: { ...terms, expiresAt: expiresOn, onlyUid: person },
  }))

export const NEW_CODES: CodeFormValues = {
  wanted: { kind: 'chosen', code: '', prefix: '', count: 100 },
  redemptionsMax: null,
  expiresOn: '',
  isFirstPurchaseOnly: false,
  minimum: [],
  person: { typed: '', person: null },
}
