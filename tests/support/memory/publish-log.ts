import type { Clock, Ids } from '../../../functions/src/domain/ports/world.ts'
import { logEntryFor } from '../../../functions/src/store/publish-log.ts'
import type { PublishLogStore } from '../../../functions/src/domain/ports/publishing.ts'
import { type MemoryDatabase, pathOf } from './database.ts'

/** Reads the log and appends steps that change no variant; the variant store writes the others. */
export function createMemoryPublishLog(
  { publishLog }: MemoryDatabase,
  outside: { clock: Clock; ids: Ids },
): Pick<PublishLogStore, 'append' | 'listOf'> {
  return {
    append: async (variant, cause) => {
      const entry = logEntryFor(outside, variant, cause)
      publishLog.set(pathOf(variant.workspaceId, entry.id), entry)
    },

    listOf: async (wid, variantId) =>
      publishLog
        .where('variant', variantId)
        .map(({ data }) => data)
        .filter(({ id }) => publishLog.get(pathOf(wid, id)) !== undefined)
        .sort((a, b) => a.createdAt - b.createdAt || a.variantRev - b.variantRev),
  }
}
