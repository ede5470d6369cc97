import { findNeededApprovals, isUndecided } from '@postwright/core/approvals/needed-approvals'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import type { Variant } from '@postwright/core/model/variant'
import type { Workspace } from '@postwright/core/model/workspace'
import { isDeepStrictEqual } from 'node:util'
import { getRulesFingerprint, judgePlannedContent } from '../brand-rules/judge-channel.ts'
import { SCHEDULER } from '../caller.ts'
import { mapConcurrent } from '../concurrency.ts'
import type { Deps } from '../ports/deps.ts'
import { releaseForReason } from '../publishing/releases.ts'

/** Maximum planned posts judged again after a rule change, and about as many held ones; the engine judges the others when they are due. */
const POSTS_AT_ONCE = 100
const LANES = 8

/**
 * Applies changed brand rules: stores their fingerprint in the workspace, judges the next planned posts again, and releases held posts that no longer
 * need an approval. People are notified early of posts that now need one. Calls may be repeated, in any order: the current kits are used.
 */
export async function followBrandRules(deps: Deps, workspaceId: string): Promise<void> {
  const found = await deps.transact(async (tx) => {
    const [workspace, kits] = await Promise.all([
      deps.workspaces.getIn(tx, workspaceId),
      deps.brandKits.listIn(tx, workspaceId),
    ])
    if (!workspace) return null
    const brandStamp = getRulesFingerprint(kits)
    if (brandStamp === workspace.brandStamp) return brandStamp === '' ? null : { workspace, kits }
    return { workspace: deps.workspaces.updateIn(tx, workspace, { brandStamp }), kits }
  })
  if (!found) return
  await judgePlanned(deps, found)
  const { approvalRules } = found.workspace
  const isFree = (variant: Variant) => findNeededApprovals(approvalRules, variant).length === 0
  await releaseForReason(deps, workspaceId, 'approval', isFree)
}

type Found = { workspace: Workspace; kits: readonly BrandKit[] }

async function judgePlanned(deps: Deps, { workspace: { id: workspaceId }, kits }: Found): Promise<void> {
  const wanted = { states: ['scheduled', 'approved'], after: deps.clock.now(), limit: POSTS_AT_ONCE } as const
  const postIds = new Set((await deps.variants.listPlannedAfter(workspaceId, wanted)).map(({ postId }) => postId))
  for await (const page of deps.heldVariants.inWorkspace(workspaceId, 'approval')) {
    if (postIds.size >= 2 * POSTS_AT_ONCE) break
    for (const { variant } of page) postIds.add(variant.postId)
  }
  await mapConcurrent(postIds, LANES, {
    work: (postId) => judgePost(deps, { workspaceId, postId, kits }),
    failed: (postId, error) =>
      deps.logger.error('a post could not follow the brand rules', { workspaceId, postId, error: String(error) }),
  })
}

type Judged = { workspaceId: string; postId: string; kits: readonly BrandKit[] }

async function judgePost(deps: Deps, { workspaceId, postId, kits }: Judged): Promise<void> {
  await deps.transact(async (tx) => {
    const post = await deps.posts.getIn(tx, workspaceId, postId)
    if (!post) return
    const { variants } = await deps.variants.allOfPostIn(tx, workspaceId, postId)
    const planned = variants.filter(({ state }) => state !== 'cancelled')
    for (const variant of planned.filter((each) => isUndecided(each) && each.state !== 'claimed')) {
      const own = planned.filter(({ connectionId }) => connectionId === variant.connectionId)
      const brand = judgePlannedContent(
        kits,
        variant,
        own.map(({ content }) => content),
      )
      if (isDeepStrictEqual(brand, variant.brand)) continue
      const judged = { ...variant, brand, rev: variant.rev + 1, updatedAt: deps.clock.now() }
      deps.variants.saveIn(tx, judged, { step: 'judge', actor: SCHEDULER })
    }
  })
}
