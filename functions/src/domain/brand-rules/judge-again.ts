import type { BrandKit } from '@postwright/core/model/brand-kit'
import type { BrandVerdict } from '@postwright/core/model/brand-verdict'
import type { Variant } from '@postwright/core/model/variant'
import type { Workspace } from '@postwright/core/model/workspace'
import type { PublishContent } from '@postwright/core/publishing/content'
import type { Deps } from '../ports/deps.ts'
import { judgeChannel } from './judge-channel.ts'

type Needs = Pick<Deps, 'brandKits' | 'brandKitChecks' | 'variants'>

/**
 * The verdict on a publication by the rules as they are now. Nothing is read while they are those that it was judged by when it was
 * planned, which its workspace tells.
 */
export async function judgeAgain(
  deps: Needs,
  workspace: Pick<Workspace, 'brandStamp'> | null,
  variant: Variant,
): Promise<BrandVerdict | null> {
  const { workspaceId, postId, connectionId, brand } = variant
  const stamp = workspace?.brandStamp ?? ''
  if (stamp === (brand?.stamp ?? '')) return brand
  const kits = await deps.brandKitChecks(`${workspaceId} ${stamp}`, () => deps.brandKits.list(workspaceId))
  const isAlone = variant.partIndex === 0 && !variant.isFollowed
  const parts = isAlone ? [variant] : await deps.variants.listOfPost(workspaceId, postId)
  const own = parts.filter((each) => each.connectionId === connectionId && each.state !== 'cancelled')
  return judgeKept(
    kits,
    variant,
    own.map(({ content }) => content),
  )
}

/**
 * The verdict by other rules on content that was planned before: what people said to the same breaches still counts, and only a rule
 * that needs an approval stops what was planned without it.
 */
export function judgeKept(
  kits: readonly BrandKit[],
  { connectionId, brand }: Pick<Variant, 'connectionId' | 'brand'>,
  contents: readonly PublishContent[],
): BrandVerdict | null {
  const judgement = judgeChannel(kits, connectionId, contents)
  if (!judgement) return null
  const isSame = brand?.seen === judgement.seen
  const isBlocked = judgement.breaches.some(({ strength }) => strength === 'block')
  const needsApproval = isBlocked || (isSame && brand.needsApproval)
  return { ...judgement, needsApproval, confirmed: isSame ? brand.confirmed : null }
}
