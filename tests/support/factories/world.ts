import type { Member } from '@postwright/core/model/member'
import type { Workspace } from '@postwright/core/model/workspace'
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

/** Two workspaces and their people: every role in one, the stranger as the owner of the other. */
export function makeWorkspaces(): Placed[] {
  const roles = ['owner', 'editor', 'approver', 'viewer'] as const
  return [
    place(paths.workspace(HERE), makeWorkspace(HERE, 'owner')),
    ...roles.map((role) => place(paths.member(HERE, role), makeMember(HERE, role, role))),
    place(paths.workspace(ELSEWHERE), makeWorkspace(ELSEWHERE, 'stranger')),
    place(paths.member(ELSEWHERE, 'stranger'), makeMember(ELSEWHERE, 'stranger', 'owner')),
  ]
}

function makeWorkspace(id: string, ownerUid: string): Workspace {
  return { ...makeBase(id), createdBy: ownerUid, ownerUid, name: 'Harbour office', timeZone: 'Europe/Berlin' }
}

function makeMember(workspaceId: string, uid: string, role: Member['role']): Member {
  return { ...makeBase(uid), createdBy: uid, role, uid, workspaceId }
}
