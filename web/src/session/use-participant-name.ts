import { useTranslation } from 'react-i18next'
import type { Participant } from '@postwright/core/model/participant'
import { useMembers } from './use-members.ts'
import { useSignedIn } from './use-session.ts'

/**
 * Returns functions that name members and guests of a workspace, including former members; `…` until the members are loaded. With null it makes no
 * request.
 */
export function useParticipantName(workspaceId: string | null) {
  const { t } = useTranslation()
  const { user } = useSignedIn()
  const members = useMembers(workspaceId)

  function nameOf(uid: string): string {
    if (uid === user.id) return user.fullName
    if (members.status !== 'ready') return '…'
    return members.data.find((each) => each.uid === uid)?.fullName ?? t('common:participant.formerMember')
  }

  return {
    nameOf,
    participantName: (by: Participant) =>
      by.kind === 'member' ? nameOf(by.uid) : t('common:participant.guest', { name: by.name }),
  }
}
