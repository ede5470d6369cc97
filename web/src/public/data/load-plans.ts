import { listPlans } from '@postwright/core/api/plans'
import { call } from '@/lib/api-client.ts'

/** The plans on offer. */
export const loadPlans = () => call(listPlans, {})
