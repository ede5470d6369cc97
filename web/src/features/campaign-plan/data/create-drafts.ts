import { type CampaignDraft, campaignDraftSchema } from '@postwright/core/model/campaign'
import type { PostDraft } from '@postwright/core/model/post'
import { postDrafts } from '@/posts/data/post-drafts.ts'
import type { DraftFields, DraftType } from '@/documents/draft-type.ts'
import { campaigns } from '@postwright/core/collections/campaigns'
import { describeDrafts } from '@/documents/data/describe-drafts.ts'
import { routes } from '@/config/routes.ts'

/** Number of posts stored at the same time. */
const AT_ONCE = 4

type Creation = {
  uid: string
  workspaceId: string
  campaignId: string
  campaign: CampaignDraft
  /** Posts with ids derived from the plan, so that each attempt uses the same ids. */
  posts: readonly { id: string; draft: PostDraft }[]
}

/** Result of creating drafts. `stopped`: the network or a limit prevented it; stored documents are kept, and the next call continues with the rest. */
export type CreationEnd = 'done' | 'stopped' | 'refused'

/**
 * Stores the campaign and then its posts. Idempotent across retries and tabs, because ids are derived from the plan. Stops at the first post that
 * cannot be stored, or when `signal` is aborted.
 */
export async function createDrafts(
  { uid, workspaceId, campaignId, campaign, posts }: Creation,
  { onProgress, signal }: { onProgress: (done: number) => void; signal: AbortSignal },
): Promise<CreationEnd> {
  const stored = await ensure(campaignPlanDrafts, { uid, workspaceId, documentId: campaignId, draft: campaign })
  if (stored !== 'done') return stored
  const waiting = [...posts]
  let done = 0
  let end: CreationEnd = 'done'
  const work = async () => {
    for (let post = waiting.shift(); post && end === 'done' && !signal.aborted; post = waiting.shift()) {
      const outcome = await ensure(postDrafts, { uid, workspaceId, documentId: post.id, draft: post.draft })
      if (outcome !== 'done') {
        end = outcome
        return
      }
      done += 1
      onProgress(done)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return signal.aborted && done < posts.length ? 'stopped' : end
}

/** Stores a document unless it already exists; an existing document is not overwritten and counts as `done`. */
async function ensure<Draft extends DraftFields>(
  { server }: Pick<DraftType<never, Draft>, 'server'>,
  { uid, workspaceId, documentId, draft }: { uid: string; workspaceId: string; documentId: string; draft: Draft },
): Promise<CreationEnd> {
  const outcome = await server.create(workspaceId, documentId, { uid, draft })
  if (outcome === 'written') return 'done'
  if (outcome === 'failed') return 'stopped'
  // After a rejection, the document is read, because the rules reject both overwriting an existing document and writing without permission.
  const there = await server.read(workspaceId, documentId)
  if (there === null) return 'stopped'
  return there === 'missing' || there === 'forbidden' ? 'refused' : 'done'
}

const campaignPlanDrafts = describeDrafts(campaigns, {
  schema: campaignDraftSchema,
  titleOf: ({ name }) => name,
  href: routes.campaignPlan.href,
  words: { untitled: 'campaign-plan:untitled', notCreated: 'campaign-plan:drafts.failed' },
})
