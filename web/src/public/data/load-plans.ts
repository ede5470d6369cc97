import { listPlans } from '@postwright/core/api/plans'
import { call } from '@/lib/api-client.ts'

/** Loads the plans for sale. */
export const loadPlans = () => call(listPlans, {})
