import { invites } from '@postwright/core/collections/invites'
import { members } from '@postwright/core/collections/members'
import { readStored } from '@postwright/core/collections/read-stored'
import { workspaces } from '@postwright/core/collections/workspaces'
import { FULL_NAME_MAX } from '@postwright/core/limits'
import type { AccountExport } from '@postwright/core/model/account-export'
import { INVITE_KEPT, INVITE_SCHEMA, type Invite, OPEN_INVITES_MAX } from '@postwright/core/model/invite'
import type { Member } from '@postwright/core/model/member'
import { ownValue } from '@postwright/core/own-value'
import { mayManageRole } from '@postwright/core/rights/members'
import type { Planned } from '../ports/jobs.ts'
import { channelsOf } from './channel-settings.ts'
import { hashId } from '../hashes.ts'
import type { ImportTarget, LeftOut } from './import-target.ts'

/** Time for which an imported member is listed among the invites, in milliseconds. */
const LISTED_FOR = 90 * 24 * 60 * 60 * 1000

/**
 * Returns the members of an export as unsent invites: an import never adds members itself, and users who manage members decide whom to invite again.
 * Existing members are left out, and so are roles that the importing user may not give.
 */
export function planInvites(file: AccountExport, target: ImportTarget): { planned: Planned[]; leftOut: LeftOut[] } {
  const { role: ownRole, known, uid } = target
  const channels = new Map(channelsOf(file, target.workspaceId).map(({ source, id }) => [source, id]))
  const found = file.workspaces.flatMap((documents) => {
    const source = documents[workspaces.name]?.[0]?.id ?? ''
    return (documents[members.name] ?? []).flatMap((document) => {
      const read = readStored(members, { ...document, uid: document.id })
      return read.ok && read.entity.uid !== uid ? [{ source, member: read.entity }] : []
    })
  })
  const unknown = found.filter(({ member }) => !known.members.has(member.uid))
  const given = unknown.filter(({ member }) => mayManageRole(ownRole, invitedAs(member)))
  const planned = given.slice(0, OPEN_INVITES_MAX).map(({ source, member }): Planned => {
    const id = hashId([target.workspaceId, source, members.name, member.uid])
    const name = (ownValue(file.people, member.uid) ?? '').slice(0, FULL_NAME_MAX)
    const channelIds = member.channelIds?.map((each) => channels.get(each) ?? each) ?? null
    const entity = unsentInvite(target, { id, role: invitedAs(member), name, channelIds })
    return { described: invites, id, originalId: null, entity, at: target.startedAt }
  })
  const leftOut = [
    { collection: members.name, reason: 'present' as const, count: found.length - unknown.length },
    { collection: members.name, reason: 'server' as const, count: unknown.length - given.length },
    { collection: members.name, reason: 'full' as const, count: given.length - planned.length },
  ]
  return { planned, leftOut: leftOut.filter(({ count }) => count > 0) }
}

/** Invites never grant the owner role. */
function invitedAs({ role }: Member): Invite['role'] {
  return role === 'owner' ? 'manager' : role
}

function unsentInvite(
  { workspaceId, uid, startedAt: at }: ImportTarget,
  facts: Pick<Invite, 'id' | 'role' | 'name' | 'channelIds'>,
): Invite {
  const expiresAt = at + LISTED_FOR
  return {
    ...facts,
    schema: INVITE_SCHEMA,
    rev: 1,
    createdAt: at,
    updatedAt: at,
    createdBy: uid,
    workspaceId,
    address: null,
    secretHash: null,
    mailedSecretHash: null,
    usesMax: 1,
    uses: [],
    expiresAt,
    revokedAt: null,
    openUntilAt: expiresAt,
    mailId: null,
    removedAt: expiresAt + INVITE_KEPT,
  }
}
