import * as contract from '@postwright/core/api/brand-autofill'
import { startBrandAutofill } from '../domain/brand-autofill/start-brand-autofill.ts'
import { bind, type Route } from '../http/bind.ts'

export const BRAND_AUTOFILL_ROUTES: readonly Route[] = [
  bind(
    contract.startBrandAutofill,
    { limit: { perMinute: 6, by: 'account' }, service: 'brand_autofill' },
    async ({ deps, caller, input }) => ({
      jobId: await startBrandAutofill(deps, caller, input),
    }),
  ),
]
