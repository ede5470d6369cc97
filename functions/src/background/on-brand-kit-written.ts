import { ruledKitSchema, type WrittenKit } from '@postwright/core/brand-kit/earlier-kit'
import { paths } from '@postwright/core/paths'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { z } from 'zod'
import { followBrandRules } from '../domain/brand-kits/follow-brand-rules.ts'
import { keepEarlierKit } from '../domain/brand-kits/save-kit-version.ts'
import { updateMediaUseIndex } from './on-media-user-written.ts'
import { skipUnreadable, storedTime } from './event-documents.ts'
import type { GetDeps } from '../domain/ports/deps.ts'

const writtenSchema = z.object({ rev: z.int().min(1), createdAt: storedTime, updatedAt: storedTime })

/**
 * Applies a brand kit's strict rules to planned posts after the rules changed. Also stores the version that preceded the changes of the last day,
 * and deletes it with the kit.
 */
export function onBrandKitWrittenFunction(getDeps: GetDeps) {
  return onDocumentWritten(
    { document: paths.brandKit('{workspaceId}', '{kitId}'), retry: true },
    async ({ data, params: { workspaceId = '', kitId = '' } }) => {
      const deps = getDeps()
      const fields = { before: data?.before.data(), after: data?.after.data() }
      await updateMediaUseIndex(deps, 'brandKits', { workspaceId, documentId: kitId, ...fields })
      const [before, after] = [writtenKit(data?.before.data()), writtenKit(data?.after.data())]
      if (JSON.stringify(before?.kit) !== JSON.stringify(after?.kit))
        await skipUnreadable(deps, () => followBrandRules(deps, workspaceId))
      if (!data?.after.exists) return deps.earlierKits.delete(workspaceId, kitId)
      return skipUnreadable(deps, () => keepEarlierKit(deps, { workspaceId, kitId }, { before, after }))
    },
  )
}

/** Reads a brand kit from an event; null also for unreadable documents. */
function writtenKit(fields: unknown): WrittenKit | null {
  const written = writtenSchema.safeParse(fields).data
  const kit = ruledKitSchema.safeParse(fields).data
  return written && kit ? { ...written, kit } : null
}
