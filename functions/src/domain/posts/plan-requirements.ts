import type { Connection } from '@postwright/core/model/connection'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { AppError } from '../app-error.ts'
import { FIELD_WORDS } from '../error-words.ts'
import type { When } from '@postwright/core/api/posts'
import { type ZonedTime, fromInstant, toZonedTime } from '@postwright/core/time/zoned-time'
import { PAST_TOLERANCE, SCHEDULE_HORIZON } from '@postwright/core/limits'
import { listValidApprovals } from '@postwright/core/approvals/needed-approvals'
import type { Variant } from '@postwright/core/model/variant'
import type { Caller } from '../caller.ts'

/**
 * Returns the accounts with these IDs, if all can be used to publish.
 * @throws `connection_missing`, `connection_broken`, with a sentence per channel
 */
export async function checkChannelsIn(
  { connections }: Pick<Deps, 'connections'>,
  tx: Tx,
  workspaceId: string,
  connectionIds: readonly string[],
): Promise<Connection[]> {
  const found = await Promise.all(
    connectionIds.map(async (id) => ({ id, connection: await connections.getIn(tx, workspaceId, id) })),
  )
  const missing = found.filter(({ connection }) => !connection || connection.status === 'disconnected')
  if (missing.length > 0) {
    throw new AppError('connection_missing', { fields: fieldsOf(missing, FIELD_WORDS.channelMissing) })
  }
  const broken = found.filter(({ connection }) => connection?.status === 'needs_reconnect')
  if (broken.length > 0) {
    throw new AppError('connection_broken', { fields: fieldsOf(broken, FIELD_WORDS.channelBroken) })
  }
  return found.flatMap(({ connection }) => connection ?? [])
}

function fieldsOf(channels: readonly { id: string }[], sentence: string): Record<string, string> {
  return Object.fromEntries(channels.map(({ id }) => [id, sentence]))
}

/**
 * Resolves the time that a user chose, in a workspace.
 * @throws `time_in_past`, `time_too_far`, `not_found` when the workspace no longer exists
 */
export async function whenIn(
  { workspaces, clock }: Pick<Deps, 'workspaces' | 'clock'>,
  workspaceId: string,
  when: When,
): Promise<ZonedTime> {
  const workspace = await workspaces.get(workspaceId)
  if (!workspace) throw new AppError('not_found', { message: `workspace ${workspaceId}` })
  return resolveWhen(when, { now: clock.now(), tzid: workspace.timeZone })
}

/**
 * Resolves the time that a user chose; the choice of now becomes the present time in the zone `tzid`.
 * @throws `time_in_past`, `time_too_far`
 */
export function resolveWhen(when: When, { now, tzid }: { now: number; tzid: string }): ZonedTime {
  if (when.kind === 'now') return fromInstant(now, tzid)
  const zoned = toZonedTime(when.local, when.tzid)
  if (zoned.instant < now - PAST_TOLERANCE) throw new AppError('time_in_past')
  if (zoned.instant > now + SCHEDULE_HORIZON) throw new AppError('time_too_far')
  return zoned
}

/**
 * Prevents an assistant that needs approval from changing plans and approvals of users.
 * @throws `person_needed`
 */
export function leavePeoplesPlans({ access }: Caller, variants: readonly Variant[]): void {
  if (access?.waitsForPerson) refusePeoplesPlans(variants)
}

/** @throws `person_needed` */
export function refusePeoplesPlans(variants: readonly Variant[]): void {
  const planned = variants.filter(({ state }) => state !== 'cancelled' && state !== 'published' && state !== 'draft')
  const [first] = planned.filter((variant) => !variant.isUnseen || listValidApprovals(variant).length > 0)
  if (first) throw new AppError('person_needed', { message: `a person has planned ${first.id}` })
}
