import { NO_LIMITS, PLAN_SCHEMA, planSchema } from '../model/plan.ts'
import type { Fields } from '../model/document.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

const MONTHS = 12
const TRIAL_DAYS = 14

export const plans = defineCollection({
  name: 'plans',
  path: paths.plans,
  id: 'id',
  about: ['Admins manage plans through the API. The API lists the offered ones to visitors.'],
  schema: planSchema,
  version: PLAN_SCHEMA,
  migrations: [
    // Plans of version 1 had limits that were not enforced, and could not be chosen, so they are no longer offered.
    { fields: ['isVisible'], up: () => ({ isVisible: false }) },
    {
      fields: ['versions', 'draft'],
      removes: ['name', 'tagline', 'currency', 'pricePerMonth'],
      up: (fields) => ({ versions: [toFirstVersion(fields)], draft: null, ...REMOVED }),
    },
  ],
  read: { get: 'server', list: 'server' },
  export: 'nothing',
  deletion: 'kept',
})

const REMOVED = { name: undefined, tagline: undefined, currency: undefined, pricePerMonth: undefined }

/** Converts the terms of a version 2 plan to its first plan version: a year costs twelve monthly prices. */
function toFirstVersion({ name, tagline, currency, pricePerMonth, createdAt }: Fields) {
  const month = Number(pricePerMonth)
  return {
    name,
    tagline,
    prices: { [String(currency).toLowerCase()]: { month, year: month * MONTHS } },
    trialDays: month > 0 ? TRIAL_DAYS : 0,
    limits: NO_LIMITS,
    version: 1,
    publishedAt: createdAt,
  }
}
