import { documentId } from '@postwright/core/ids'
import { paths } from '@postwright/core/paths'
import { z } from 'zod'
import type { FaultPoint } from '../domain/ports.ts'
import { patchFor } from './converter.ts'
import type { Refs } from './refs.ts'

const faultPointSchema = z.enum(['after_claim', 'after_prepare', 'after_intent', 'after_call', 'after_outcome'])

/** A switch that stops the worker at one point of one delivery, `faults/{variantId}`: local builds only. */
const faultSchema = z.object({
  id: documentId(),
  point: faultPointSchema,
  /** The process dies, or it does nothing for longer than any lease. */
  action: z.enum(['exit', 'hang']),
  /** How often it happens. */
  remaining: z.int().min(0),
})

type Fault = z.infer<typeof faultSchema>

export type FaultStore = ReturnType<typeof createFaultStore>

export function createFaultStore(refs: Refs) {
  return {
    /** The switch for this point, one use of it taken, or null when there is none. */
    take: async (variantId: string, point: FaultPoint): Promise<Fault | null> => {
      const ref = refs.doc(paths.fault(variantId), faultSchema)
      const fault = (await ref.get()).data()
      if (!fault || fault.point !== point || fault.remaining === 0) return null
      await ref.update(patchFor({ remaining: fault.remaining - 1 }))
      return fault
    },
  }
}
