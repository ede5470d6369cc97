import type { Variant } from '@postwright/core/model/variant'
import type { HeldVariantStore, StoredVariant } from '../../../functions/src/domain/ports/publishing.ts'
import type { MemoryDatabase } from './database.ts'
import { storedAt } from './variants.ts'

/** Returns all held publications on one page. */
export function createMemoryHeldVariants(
  { variants }: MemoryDatabase,
  { storeNow }: { storeNow: () => number },
): HeldVariantStore {
  async function* held(isMeant: (variant: Variant) => boolean): AsyncIterable<StoredVariant[]> {
    const found = variants.where('state', 'held').filter(({ data }) => isMeant(data))
    if (found.length > 0) yield found.map((document) => storedAt(document, storeNow()))
  }
  return {
    inWorkspace: (wid, reason) => held(({ workspaceId, error }) => workspaceId === wid && error?.kind === reason),
    onPlatform: (on, reason) => held(({ platform, error }) => platform === on && error?.kind === reason),
  }
}
