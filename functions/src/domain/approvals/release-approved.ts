import type { Variant } from '@postwright/core/model/variant'
import type { Deps } from '../ports/deps.ts'
import { releaseVariants } from '../publishing/release-variants.ts'

/** Schedules again what was held for an approval. What still needs one is held again at the claim. */
export async function releaseApproved(deps: Deps, workspaceId: string, variants: readonly Variant[]): Promise<void> {
  const held = variants.filter(({ state, error }) => state === 'held' && error?.kind === 'approval')
  const stored = await Promise.all(held.map(({ id }) => deps.variants.read(workspaceId, id)))
  await releaseVariants(
    deps,
    stored.filter((each) => each !== null),
    ['approval'],
  )
}
