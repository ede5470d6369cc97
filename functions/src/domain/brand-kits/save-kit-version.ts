import { toEarlierKit, isFurther, type WrittenKit } from '@postwright/core/brand-kit/earlier-kit'
import { earlierKits as described } from '@postwright/core/collections/earlier-kits'
import type { Deps } from '../ports/deps.ts'
import { newDocument } from '../new-document.ts'
import { SCHEDULER } from '../caller.ts'

type Needs = Pick<Deps, 'transact' | 'earlierKits' | 'clock'>

/**
 * Stores a brand kit as it was before the first change on the last day (UTC) with changes. Events that arrive twice, late or out of
 * order have the same result.
 */
export async function keepEarlierKit(
  { transact, earlierKits, clock }: Needs,
  { workspaceId, kitId }: { workspaceId: string; kitId: string },
  { before, after }: { before: WrittenKit | null; after: WrittenKit | null },
): Promise<void> {
  const candidate = toEarlierKit(before, after)
  if (!candidate) return
  await transact(async (tx) => {
    // NOTE an event may arrive after the kit and its earlier version were deleted.
    if (!(await earlierKits.hasKitIn(tx, workspaceId, kitId))) return
    const known = await earlierKits.getIn(tx, workspaceId, kitId)
    if (!isFurther(candidate, known)) return
    const base = known ?? newDocument(clock, { id: kitId, schema: described.version, createdBy: SCHEDULER })
    const rev = known ? known.rev + 1 : 1
    earlierKits.saveIn(tx, workspaceId, { ...base, ...candidate, rev, updatedAt: clock.now() })
  })
}
