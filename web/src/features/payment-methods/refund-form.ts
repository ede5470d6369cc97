import { z } from 'zod'
import { refundPayment } from '@postwright/core/api/manual-payments'
import { getMinorUnits } from '@/ui/format-amount.ts'

export type RefundFormValues = { amount: number; reason: string }

/** Returns the schema of a refund: the amount is entered in major units and converted to minor units, at most `left`. */
export function makeRefundSchema(currency: string, left: number): z.ZodType<RefundFormValues, RefundFormValues> {
  const units = getMinorUnits(currency)
  return refundPayment.input.pick({ reason: true }).extend({
    amount: z
      .number()
      .transform((major) => Math.round(major * units))
      .pipe(refundPayment.input.shape.amount.max(left)),
  })
}
