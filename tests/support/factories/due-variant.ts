import type { Variant } from '@postwright/core/model/variant'
import { makeVariant } from './variant.ts'

/** Makes variants that are due at a time; set only the fields that the test is about. */
export function dueAt(instant: number): (fields?: Partial<Variant>) => Variant {
  const scheduled = { local: '2026-11-21T10:00', tzid: 'Europe/Berlin', instant }
  return (fields = {}) => makeVariant({ dueAt: instant, scheduled, ...fields })
}
