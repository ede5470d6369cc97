import { approvePost, returnPost } from '@postwright/core/api/approvals'
import type { Variant } from '@postwright/core/model/variant'
import { call } from '@/lib/api-client.ts'

/** What of a post waits for approval, as it is shown. */
export type Reviewed = readonly [Variant, ...Variant[]]

/** Lets what waits go out at its time. @throws ApiError */
export async function approve(reviewed: Reviewed): Promise<void> {
  await call(approvePost, asRead(reviewed))
}

/** Sends the post back to its author, as a draft. @throws ApiError */
export async function sendBack(reviewed: Reviewed, note: string): Promise<void> {
  await call(returnPost, { ...asRead(reviewed), note })
}

/** The decision holds for the content on the screen and no other. */
function asRead(reviewed: Reviewed) {
  const [{ workspaceId, postId }] = reviewed
  const seen = reviewed.map(({ id: variantId, contentHash, scheduled }) => {
    return { variantId, contentHash, plannedFor: scheduled.instant }
  })
  return { workspaceId, postId, seen }
}
