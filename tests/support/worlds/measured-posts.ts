import { withSums } from '../../../scripts/seed/demo-sums.ts'
import { measuredPosts } from '../../../scripts/seed/measured-posts.ts'
import { writeAsOwner } from '../../../scripts/seed/write-as-owner.ts'
import type { TestCaller } from '../callers.ts'
import { addChannel } from '../drafts.ts'
import { EMULATORS } from '../emulators.ts'

/** Few enough that their triggers don't delay the test. */
const COUNT = 40

/** Adds a channel with published posts and their engagement. @returns its id */
export async function addMeasuredChannel(owner: TestCaller, now: number): Promise<string> {
  const { id: connectionId, handle } = await addChannel(owner, 'Wright Workshop')
  const { workspaceId, uid } = owner
  const channel = { id: connectionId, platform: 'sandbox' as const, handle }
  const channels = { withPhoto: [], withoutPhoto: [[channel]] }
  const place = { workspaceId, uid, tzid: 'Europe/Berlin', now, channels, photos: null }
  const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? ''
  const documents = withSums(measuredPosts(place, COUNT), place)
  await writeAsOwner({ firestore: `http://${host}`, project: EMULATORS.project }, documents)
  return connectionId
}
