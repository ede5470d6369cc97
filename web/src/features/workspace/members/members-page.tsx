import { useTranslation } from 'react-i18next'
import { useMembers } from '@/session/use-members.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { Pager } from '@/ui/pager.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { useMembersPage } from '../data/members-data.ts'
import { MemberRow } from './member-row.tsx'
import styles from './members.module.css'

/** The tab that the area opens with: who is in the workspace, and in which role. */
export function Component() {
  const { t } = useTranslation(['workspace', 'common'])
  const { workspaceId } = useSignedIn()
  const { page, paging } = useMembersPage(workspaceId)
  const names = useMembers(workspaceId)
  return (
    <DataState
      read={page}
      loading={<SkeletonList rows={4} label={t('workspace:members.loading')} />}
      errorTitle={t('workspace:members.error')}
    >
      {(members) => (
        <>
          <ul className={styles.card} aria-label={t('workspace:members.title')}>
            {members.map((member) => (
              <MemberRow
                key={member.uid}
                member={member}
                name={names.status === 'ready' ? names.data.find(({ uid }) => uid === member.uid)?.fullName : undefined}
              />
            ))}
          </ul>
          <Pager list={t('workspace:members.title')} paging={paging} />
        </>
      )}
    </DataState>
  )
}
