import { useTranslation } from 'react-i18next'
import type { Participant } from '@postwright/core/model/participant'
import { useMembers } from '@/session/use-members.ts'

/** Names members and guests of a workspace. */
export function useParticipantName(workspaceId: string | null) {
  const { t } = useTranslation('approvals')
  const members = useMembers(workspaceId)
  const nameOf = (uid: string) => {
    if (members.status !== 'ready') return '…'
    return members.data.find((each) => each.uid === uid)?.fullName ?? t('approvals:formerMember')
  }
  return {
    nameOf,
    participantName: (by: Participant) =>
      by.kind === 'member' ? nameOf(by.uid) : t('approvals:guest', { name: by.name }),
  }
}
