import type { Variant } from '@postwright/core/model/variant'
import type { Progress } from '../ports.ts'

/** What the steps of a variant have led to so far, by their names. */
export function keptOf({ steps }: Pick<Variant, 'steps'>): Progress['kept'] {
  return (key) => steps.find((step) => step.key === key)?.ref
}
