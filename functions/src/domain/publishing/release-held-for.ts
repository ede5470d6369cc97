import { WORKSPACE_CHECK_KEPT } from '@postwright/core/limits'
import type { Variant } from '@postwright/core/model/variant'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import type { Deps } from '../ports/deps.ts'
import { releaseVariants } from './release-variants.ts'

type Reason = Extract<PublishErrorKind, 'paused' | 'approval' | 'archived'>

/**
 * Releases what a workspace had held for a reason that has ended.
 * @returns how many were released
 */
export async function releaseHeldFor(
  deps: Deps,
  workspaceId: string,
  reason: Reason,
  isFree: (variant: Variant) => boolean = () => true,
): Promise<number> {
  let released = 0
  for await (const page of deps.heldVariants.inWorkspace(workspaceId, reason)) {
    const free = page.filter(({ variant }) => isFree(variant))
    released += await releaseVariants(deps, free, [reason], { pause: 2 * WORKSPACE_CHECK_KEPT })
  }
  return released
}
