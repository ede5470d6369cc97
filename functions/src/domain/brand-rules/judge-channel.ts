import { findBreaches, listWords } from '@postwright/core/brand-kit/find-breaches'
import { brandRulesOf } from '@postwright/core/brand-kit/to-brand-rules'
import { kitOfChannel } from '@postwright/core/brand-kit/kit-of-channel'
import type { BrandRules } from '@postwright/core/checks/brand/brand-rules'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import type { BrandVerdict } from '@postwright/core/model/brand-verdict'
import type { PublishContent } from '@postwright/core/publishing/content'
import { createHash } from 'node:crypto'
import type { Variant } from '@postwright/core/model/variant'
import type { Workspace } from '@postwright/core/model/workspace'
import type { Deps } from '../ports/deps.ts'

/** Result of strict rules for a channel, without people's confirmations. */
export type Judgement = Pick<BrandVerdict, 'stamp' | 'seen' | 'breaches'>

/** Returns a fingerprint of everything that determines the strict rules of a channel; empty if no kit has any. */
export function getRulesFingerprint(kits: readonly BrandKit[]): string {
  if (kits.every(({ strictness }) => strictness.length === 0)) return ''
  return hashOf(
    kits.map(({ channels, strictness, language, voice: { banned, preferred, required, terms, emoji }, hashtags }) =>
      strictness.length === 0
        ? [channels]
        : [channels, strictness, language, banned, preferred, required, terms, emoji, hashtags.banned],
    ),
  )
}

/**
 * Judges all content for one channel, the post with its parts and comment, by the channel's kit.
 * @returns null if no kit of the workspace has strict rules
 */
export function judgeChannel(
  kits: readonly BrandKit[],
  connectionId: string,
  contents: readonly PublishContent[],
): Judgement | null {
  const stamp = getRulesFingerprint(kits)
  if (stamp === '') return null
  const kit = kitOfChannel(kits, connectionId)
  const breaches = kit ? findBreaches(rulesOf(kit), contents.flatMap(listWords)) : []
  return { stamp, breaches, seen: breaches.length === 0 ? '' : hashOf(breaches) }
}

/** Samples of a kit describe its tone and never hold a post. */
function rulesOf(kit: BrandKit): BrandRules {
  return brandRulesOf({ ...kit, samples: [] })
}

/** Returns the SHA-256 of the values' JSON as hex. The order of keys counts. */
export function hashOf(values: unknown): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex')
}

type Needs = Pick<Deps, 'brandKits' | 'brandKitChecks' | 'variants'>

/**
 * Returns the verdict on a publication by the current rules; null if no kit has strict rules. Reads nothing if the fingerprint
 * stored in the workspace is still that of the planned verdict.
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
  return judgePlannedContent(
    kits,
    variant,
    own.map(({ content }) => content),
  )
}

/**
 * Judges planned content by the given kits; null if none has strict rules. Confirmations of unchanged breaches stay valid. Changed breaches need an
 * approval only if a rule blocks.
 */
export function judgePlannedContent(
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
