import type { Connection } from '@postwright/core/model/connection'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { effectiveSettings } from '@postwright/core/posts/clean-settings'
import { isDeepStrictEqual } from 'node:util'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { canAct } from '../membership.ts'
import type { FrozenChannel } from './freeze-content.ts'

/**
 * Authors of the content that a plan publishes: every author, the last one first; null for an unknown author. `at`: time of that content; later
 * changes to captions or channel settings have their own authors.
 */
export type WrittenBy = { by: readonly (string | null)[]; at: number }

type Planned = {
  workspaceId: string
  actor: string
  /** Authors of the content; omitted if a user plans content that they can see, because their plan is its approval. */
  writtenBy?: WrittenBy | undefined
}

/** Effect of a channel's plan on its approvals. */
export type PlanApproval = {
  /** Person whose plan is also an approval; null if someone else has to approve. */
  approvedBy: string | null
  /** True if a user who may not plan posts has changed part of it, and no user who may plan has seen it since. */
  isUnseen: boolean
}

/**
 * Returns the effect of a plan on the approvals of each channel, by the channel's ID. A plan made automatically is approved by the last author of its
 * content, if all its authors may approve.
 */
export async function findApproversIn(
  deps: Pick<Deps, 'members' | 'media'>,
  tx: Tx,
  { workspaceId, actor, writtenBy }: Planned,
  channels: readonly FrozenChannel[],
): Promise<Map<string, PlanApproval>> {
  const mayApprove = async (uid: string | null) => uid !== null && (await isApprover(deps, workspaceId, uid))
  const [last = null, ...others] = writtenBy?.by ?? [actor]
  const allMay = (await Promise.all([last, ...others].map(mayApprove))).every(Boolean)
  const mayPlan = async (uid: string) => canAct(await deps.members.get(workspaceId, uid), 'plan_posts')
  const approvers = new Map<string, PlanApproval>()
  for (const channel of channels) {
    const later = writtenBy ? await laterWritersIn(deps, tx, workspaceId, channel, writtenBy.at) : []
    const isApproved = allMay && (await Promise.all(later.map(mayApprove))).every(Boolean)
    const known = later.filter((uid) => uid !== null)
    const isUnseen = !(await Promise.all(known.map(mayPlan))).every(Boolean)
    approvers.set(channel.connection.id, { approvedBy: isApproved ? last : null, isUnseen })
  }
  return approvers
}

/** Returns plans without approval: content that an assistant plans by itself is not approved by anyone. */
export function leaveToPeople(channels: readonly FrozenChannel[]): Map<string, PlanApproval> {
  return new Map(channels.map(({ connection }) => [connection.id, { approvedBy: null, isUnseen: true }]))
}

/** Returns whether a person may approve posts of a workspace. */
export async function isApprover(
  { members }: Pick<Deps, 'members'>,
  workspaceId: string,
  uid: string,
): Promise<boolean> {
  return canAct(await members.get(workspaceId, uid), 'approve_posts')
}

/** Returns the users who changed content outside the draft after `since`: captions of its videos, and the channel's settings. */
async function laterWritersIn(
  { media }: Pick<Deps, 'media'>,
  tx: Tx,
  workspaceId: string,
  { connection, content, parts }: FrozenChannel,
  since: number,
): Promise<(string | null)[]> {
  const files = [content, ...parts.map((part) => part.content)].flatMap((each) => each.media)
  const captioned = new Set(files.flatMap(({ mediaId, captions = [] }) => (captions.length > 0 ? [mediaId] : [])))
  const videos = await Promise.all([...captioned].map((id) => media.getIn(tx, workspaceId, id)))
  const changes = videos.map((video) => ({ by: video?.captionsBy ?? null, at: video?.captionsAt ?? video?.updatedAt }))
  if (hasOwnSettings(connection, content.settings)) {
    changes.push({ by: connection.settingsBy, at: connection.settingsAt ?? connection.updatedAt })
  }
  return changes.filter(({ at = Infinity }) => at > since).map(({ by }) => by)
}

/** Returns whether the settings of a publication depend on the channel's own settings. */
function hasOwnSettings(connection: Connection, frozen: FrozenChannel['content']['settings']): boolean {
  const contract = contractFor(connection)
  const initial = effectiveSettings(contract, { settings: {}, choices: connection.choices }, {})
  return Object.keys(connection.settings).some(
    (key) => isDeepStrictEqual(frozen[key], connection.settings[key]) && frozen[key] !== initial[key],
  )
}
