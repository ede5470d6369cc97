import { hasRight, type MemberRole } from '@postwright/core/rights/rights'
import type { Caller } from '../caller.ts'

/** Members see and end the keys and assistants that act for them; who manages members, those of everybody. */
export function endsAccess({ uid }: Caller, role: MemberRole, { createdBy }: { createdBy: string }): boolean {
  return createdBy === uid || hasRight(role, 'manage_members')
}
