import type { MemberRole } from '@postwright/core/rights/rights'
import { paths } from '@postwright/core/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { setFields } from './documents.ts'

/** Makes a person a member of a workspace, as an accepted invite would. */
export async function addMember(workspaceId: string, uid: string, role: MemberRole): Promise<void> {
  const now = Timestamp.now()
  await setFields(paths.member(workspaceId, uid), {
    schema: 1,
    rev: 1,
    createdAt: now,
    updatedAt: now,
    createdBy: uid,
    role,
    uid,
    workspaceId,
  })
}
