import { IconCrown, IconDoorExit, IconUserCog, IconUserMinus } from '@tabler/icons-react'
import { mayManageRole } from '@postwright/core/rights/members'
import type { MemberRole } from '@postwright/core/rights/rights'
import type { Action } from '@/config/action.ts'

/** Context of the actions for a member of the list; the current user's role is null while unknown. */
export type MemberContext = {
  role: MemberRole
  isSelf: boolean
  ownRole: MemberRole | null
  onChange: () => void
  onTransfer: () => void
  onRemove: () => void
  onLeave: () => void
}

export const MEMBER_ACTIONS: readonly Action<MemberContext>[] = [
  {
    id: 'members.change',
    right: 'manage_members',
    labelKey: 'workspace:member.change',
    Icon: IconUserCog,
    when: ({ ownRole, role }) => mayManageRole(ownRole, role),
    run: ({ onChange }) => onChange(),
  },
  {
    id: 'members.transfer',
    right: 'manage_ownership',
    labelKey: 'workspace:member.transfer',
    Icon: IconCrown,
    when: ({ isSelf }) => !isSelf,
    run: ({ onTransfer }) => onTransfer(),
  },
  {
    id: 'members.remove',
    right: 'manage_members',
    labelKey: 'workspace:member.remove',
    Icon: IconUserMinus,
    isDestructive: true,
    when: ({ ownRole, role, isSelf }) => !isSelf && mayManageRole(ownRole, role),
    run: ({ onRemove }) => onRemove(),
  },
  {
    id: 'members.leave',
    labelKey: 'workspace:member.leave',
    Icon: IconDoorExit,
    isDestructive: true,
    when: ({ isSelf }) => isSelf,
    run: ({ onLeave }) => onLeave(),
  },
]
