import { NO_APPROVALS } from '@postwright/core/model/approval'
import { memberRoleSchema } from '@postwright/core/rights/rights'
import type { Member } from '@postwright/core/model/member'
import { type Workspace, WORKSPACE_SCHEMA } from '@postwright/core/model/workspace'
import { paths } from '@postwright/core/paths'
import { makeBase } from './document-base.ts'

/** The workspace that the tests are about, and that of the stranger. */
export const HERE = 'w1'
export const ELSEWHERE = 'w2'

/** A document with its path. */
export type Placed = { path: string; data: Record<string, unknown> }

/** Converts an entity to a stored document, whose id is only in the path. */
export function place(path: string, entity: Record<string, unknown> & { id: string }): Placed {
  const { id: _id, ...data } = entity
  return { path, data }
}

/** Editors who may not enter, with the fields that bar them, in their memberships and (except for `suspended`) their accounts. */
export const BARRED = {
  suspended: { suspended: true },
  signedOut: { authTimesEnded: [1000, 2000.5] },
  outdated: { authTimesFrom: 2001 },
  unproven: { requiresSecondFactor: true, authTimesProven: [1000] },
} as const

/** Two workspaces with their members: all roles and the barred editors in one, the stranger as owner of the other. */
export function makeWorkspaces(): Placed[] {
  return [
    place(paths.workspace(HERE), makeWorkspace(HERE, 'owner')),
    ...memberRoleSchema.options.map((role) => place(paths.member(HERE, role), makeMember(HERE, role, role))),
    ...Object.entries(BARRED).map(([uid, standing]) =>
      place(paths.member(HERE, uid), { ...makeMember(HERE, uid, 'editor'), ...standing }),
    ),
    place(paths.member(HERE, 'guest'), { ...makeMember(HERE, 'guest', 'viewer'), role: 'guest' }),
    place(paths.workspace(ELSEWHERE), makeWorkspace(ELSEWHERE, 'stranger')),
    place(paths.member(ELSEWHERE, 'stranger'), makeMember(ELSEWHERE, 'stranger', 'owner')),
  ]
}

export function makeWorkspace(id: string, ownerUid: string): Workspace {
  const choices = {
    name: 'Harbour office',
    timeZone: 'Europe/Berlin',
    pausedAt: null,
    archivedAt: null,
    approvalRules: NO_APPROVALS,
    brandStamp: '',
    zoneMove: null,
  }
  return { ...makeBase(id), schema: WORKSPACE_SCHEMA, createdBy: ownerUid, ownerUid, ...choices }
}

/** A membership of the current schema. */
export function makeMember(workspaceId: string, uid: string, role: Member['role']): Member {
  const signIns = {
    suspended: false,
    channelIds: null,
    authTimesFrom: 0,
    authTimesEnded: [],
    requiresSecondFactor: false,
    authTimesProven: [],
  }
  return { ...makeBase(uid), createdBy: uid, role, uid, workspaceId, ...signIns }
}
