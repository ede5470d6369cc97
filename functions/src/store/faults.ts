import { documentId } from '@postwright/core/ids'
import { paths } from '@postwright/core/paths'
import { z } from 'zod'
import type { FaultPoint } from '../domain/ports.ts'
import { patchFor } from './converter.ts'
import type { Refs } from './refs.ts'

export type FaultStore = ReturnType<typeof createFaultStore>

/**
 * Switches that stop the worker at one point of one delivery, `faults/{variantId}`: local builds only. `action`: the
 * process dies, or it does nothing for longer than any lease; `remaining`: how often that still happens.
 */
export function createFaultStore(refs: Refs) {
  // NOTE made here, not beside the function: the bundler keeps no trace of it in production builds.
  const faultSchema = z.object({
    id: documentId(),
    point: z.enum(['after_claim', 'after_prepare', 'after_intent', 'after_call', 'after_outcome']),
    action: z.enum(['exit', 'hang']),
    remaining: z.int().min(0),
  })
  return {
    /** The switch for this point, one use of it taken, or null when there is none. */
    take: async (variantId: string, point: FaultPoint): Promise<{ action: 'exit' | 'hang' } | null> => {
      const ref = refs.doc(paths.fault(variantId), { schema: faultSchema })
      const fault = (await ref.get()).data()
      if (!fault || fault.point !== point || fault.remaining === 0) return null
      await ref.update(patchFor({ remaining: fault.remaining - 1 }))
      return fault
    },
  }
}
