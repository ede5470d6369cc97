import { useTranslation } from 'react-i18next'
import type { ActivityEntry } from '@postwright/core/api/activity'
import { actionText } from '@/config/audit-text.ts'
import { useMembers } from '@/session/use-members.ts'

/** Who did something, and what. */
export function useActivityWords(workspaceId: string) {
  const { t } = useTranslation(['workspace', 'user-management'])
  const members = useMembers(workspaceId)

  function nameOf(by: ActivityEntry['by']): string {
    if (by === null) return t('workspace:activity.product')
    if (by.kind === 'guest') return t('workspace:activity.guest', { name: by.name })
    if (members.status !== 'ready') return '…'
    return members.data.find(({ uid }) => uid === by.uid)?.fullName ?? t('workspace:activity.formerMember')
  }

  function wordsOf({ kind, act }: ActivityEntry): string {
    return kind === 'workspace' ? actionText(t, act) : t(`workspace:activity.act.${act}`)
  }

  return { nameOf, wordsOf }
}
