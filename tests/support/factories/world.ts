import { NO_APPROVALS } from '@postwright/core/model/approval'
import { memberRoleSchema } from '@postwright/core/rights/rights'
import type { Member } from '@postwright/core/model/member'
import { type Workspace, WORKSPACE_SCHEMA } from '@postwright/core/model/workspace'
import { paths } from '@postwright/core/paths'
import { makeBase } from './document-base.ts'

/** The workspace that the tests are about, and that of the stranger. */
export const HERE = 'w1'
export const ELSEWHERE = 'w2'

/** A document and where it lies. */
export type Placed = { path: string; data: Record<string, unknown> }

/** An entity as it is stored: its id is the document's own. */
export function place(path: string, entity: Record<string, unknown> & { id: string }): Placed {
  const { id: _id, ...data } = entity
  return { path, data }
}

/** The editors who may not enter, and why: as their memberships and, but for the word, their accounts say it. */
export const BARRED = {
  suspended: { suspended: true },
  signedOut: { authTimesEnded: [1000, 2000.5] },
  outdated: { authTimesFrom: 2001 },
  unproven: { requiresSecondFactor: true, authTimesProven: [1000] },
} as const

/** Two workspaces and their people: every role and those who may not enter in one, the stranger as the owner of the other. */
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

/** A membership as it is written today. */
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
