import type { DeliveryJob } from '../../../functions/src/domain/ports/publishing.ts'
import type { PublishingStores } from '../../support/memory/publishing-ports.ts'

export const BREAKS = ['fence', 'intent', 'generation'] as const
/** A way in which the engine is broken, from outside: by stores that do not keep what they promise. */
export type Break = (typeof BREAKS)[number]

type Variants = PublishingStores['variants']

/**
 * `fence`: a commit is written over whatever came since the reading. `intent`: the intent is never stored, only said to be.
 * `generation`: a commit is written over a new plan, as if there had been no edit, cancel or new time.
 */
export function brokenVariants(variants: Variants, broken: Break): Variants {
  return {
    ...variants,
    commit: async (stored, patch, cause) => {
      if (broken === 'intent' && cause.step === 'arm') {
        return { ...stored, variant: { ...stored.variant, ...patch, rev: stored.variant.rev + 1 } }
      }
      const { workspaceId, id, fence } = stored.variant
      const now = await variants.read(workspaceId, id)
      const isForced = broken === 'fence' || (broken === 'generation' && now?.variant.fence === fence)
      return variants.commit(isForced && now ? { ...stored, version: now.version } : stored, patch, cause)
    },
  }
}

/** With a broken generation every task is for the plan of today. */
export async function brokenJob(variants: Variants, job: DeliveryJob): Promise<DeliveryJob> {
  const now = await variants.read(job.workspaceId, job.variantId)
  return now ? { ...job, generation: now.variant.generation } : job
}
