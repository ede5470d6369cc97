import { useTranslation } from 'react-i18next'
import type { ActivityEntry } from '@postwright/core/api/activity'
import { actionText } from '@/config/audit-text.ts'
import { useParticipantName } from '@/session/use-participant-name.ts'

/** Names the person and the act of an entry. */
export function useActivityWords(workspaceId: string) {
  const { t } = useTranslation(['workspace', 'user-management'])
  const { participantName } = useParticipantName(workspaceId)
  return {
    nameOf: ({ by, via }: Pick<ActivityEntry, 'by' | 'via'>): string => {
      const name = by === null ? t('workspace:activity.product') : participantName(by)
      return via === '' ? name : t('workspace:activity.via', { assistant: via, name })
    },
    wordsOf: ({ kind, act }: ActivityEntry): string =>
      kind === 'workspace' ? actionText(t, act) : t(`workspace:activity.act.${act.replace('.', '-')}`),
    /** By its title, or by its kind where it has none. */
    subjectOf: ({ kind, title }: NonNullable<ActivityEntry['subject']>): string =>
      title === '' ? t(`workspace:activity.subject.${kind}`) : t('workspace:activity.subject.title', { title }),
  }
}
