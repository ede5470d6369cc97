import { documentId } from '@postwright/core/ids'
import { paths } from '@postwright/core/paths'
import { z } from 'zod'
import type { FaultStore } from '../domain/ports/world.ts'
import { patchFor } from './converter.ts'
import type { Refs } from './refs.ts'

/**
 * Creates the store of fault switches, `faults/{variantId}`, which stop the worker at one point of one delivery; local builds only. `action`: the
 * process exits, or it hangs for longer than any lease; `remaining`: number of further occurrences.
 */
export function createFaultStore(refs: Refs): FaultStore {
  // NOTE defined inside the function, so that the bundler removes it completely from production builds.
  const faultSchema = z.object({
    id: documentId(),
    point: z.enum(['after_claim', 'after_prepare', 'after_intent', 'after_call', 'after_outcome']),
    action: z.enum(['exit', 'hang']),
    remaining: z.int().min(0),
  })
  return {
    take: async (variantId, point) => {
      const ref = refs.doc(paths.fault(variantId), { schema: faultSchema })
      const fault = (await ref.get()).data()
      if (!fault || fault.point !== point || fault.remaining === 0) return null
      await ref.update(patchFor({ remaining: fault.remaining - 1 }))
      return fault
    },
  }
}
