import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasWords } from '@/documents/has-words.ts'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { Pager } from '@/ui/pager.tsx'
import { SearchField } from '@/ui/search-field.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { InvitesSection } from '../invites/invites-section.tsx'
import { MEMBERS_PAGE, useMember, useMemberNames, useMembersPage } from '../data/members.ts'
import rows from '@/ui/described-rows.module.css'
import styles from './members.module.css'
import { Skeleton } from '@mantine/core'
import type { Member } from '@postwright/core/model/member'
import { useOfferActions } from '@/session/use-offer-actions.ts'
import { useRole } from '@/session/use-role.ts'
import { ActionMenu } from '@/ui/action-menu.tsx'
import { Avatar } from '@/ui/avatar.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import { MEMBER_ACTIONS } from './member-actions.ts'

const RightsTable = lazyPart(async () => (await import('./rights-table.tsx')).RightsTable)

/** Number of members from which the search is shown. */
const SEARCHED_FROM = 10

/** Default tab of the area: the members of the workspace with their roles, the invites, and the rights of each role. */
export function Component() {
  const { t } = useTranslation(['workspace', 'common'])
  const { workspaceId, user } = useSignedIn()
  const { page, paging } = useMembersPage(workspaceId)
  const [words, setWords] = useState('')
  const listed = page.status === 'ready' ? page.data.map(({ uid }) => uid) : []
  const names = useMemberNames(workspaceId, listed)
  const named = names.status === 'ready' ? names.data : null
  const isSearching = words.trim() !== ''
  const found = (named ?? []).filter(({ fullName }) => hasWords(fullName, words)).slice(0, MEMBERS_PAGE)
  const nameOf = (uid: string) =>
    named && (named.find((each) => each.uid === uid)?.fullName ?? t('workspace:members.nameless'))

  return (
    <div className={styles.page}>
      {(named?.length ?? 0) >= SEARCHED_FROM && (
        <SearchField
          className={styles.search}
          label={t('workspace:search.label')}
          placeholder={t('workspace:search.placeholder')}
          clearLabel={t('workspace:search.clear')}
          words={words}
          onWords={setWords}
        />
      )}
      <p className="visually-hidden" role="status">
        {isSearching && t('workspace:search.found', { count: found.length })}
      </p>
      {isSearching && found.length === 0 && (
        <EmptyState
          drawing="search"
          title={t('workspace:search.none', { words })}
          text={t('workspace:search.noneText')}
        />
      )}
      {isSearching && found.length > 0 && (
        <ul className={rows.card} aria-label={t('workspace:members.title')}>
          {found.map(({ uid, fullName }) => (
            <FoundMember key={uid} workspaceId={workspaceId} uid={uid} name={fullName} />
          ))}
        </ul>
      )}
      {!isSearching && (
        <DataState
          read={page}
          loading={<SkeletonList rows={4} label={t('workspace:members.loading')} />}
          errorTitle={t('workspace:members.error')}
        >
          {(members) => (
            <>
              <ul className={rows.card} aria-label={t('workspace:members.title')}>
                {members.map((member) => (
                  <MemberRow key={member.uid} member={member} name={nameOf(member.uid)} />
                ))}
              </ul>
              <Pager list={t('workspace:members.title')} paging={paging} />
              {members.length === 1 && members[0]?.uid === user.id && paging.number === 1 && (
                <EmptyState title={t('workspace:alone.title')} text={t('workspace:alone.text')} />
              )}
            </>
          )}
        </DataState>
      )}
      <InvitesSection workspaceId={workspaceId} />
      <RightsTable />
    </div>
  )
}

/** Shows a member found by the search; a member who has just left is omitted. */
function FoundMember({ workspaceId, uid, name }: { workspaceId: string; uid: string; name: string }) {
  const member = useMember(workspaceId, uid)
  return member.status === 'ready' ? <MemberRow member={member.data} name={name} /> : null
}

const MemberDialog = lazyPart(async () => (await import('./member-dialog.tsx')).MemberDialog)

const EndDialog = lazyPart(async () => (await import('./end-dialog.tsx')).EndDialog)

type Props = {
  member: Member
  /** Null while the name is unknown. */
  name: string | null
}

/** Shows a member with name, role, channels and the available actions. */
function MemberRow({ member, name }: Props) {
  const { t } = useTranslation(['workspace', 'common'])
  const { user } = useSignedIn()
  const ownRole = useRole()
  const offer = useOfferActions()
  const [dialog, setDialog] = useState<'change' | 'transfer' | 'remove' | 'leave' | null>(null)
  const isSelf = member.uid === user.id
  const shown = isSelf ? user.fullName : name
  const actions = offer(MEMBER_ACTIONS, {
    role: member.role,
    isSelf,
    ownRole,
    onChange: () => setDialog('change'),
    onTransfer: () => setDialog('transfer'),
    onRemove: () => setDialog('remove'),
    onLeave: () => setDialog('leave'),
  })
  const close = () => setDialog(null)
  return (
    <li className={rows.row}>
      <Avatar name={shown ?? ''} size={36} />
      <div className={styles.words}>
        <p className={rows.name}>
          {shown ?? <Skeleton component="span" display="inline-block" height="0.875rem" width="9rem" />}
          {isSelf && <span className={styles.you}>{t('workspace:members.you')}</span>}
          {member.suspended && <StateBadge tone="warning">{t('workspace:members.suspended')}</StateBadge>}
        </p>
        <p className={rows.facts}>
          {t('workspace:members.joined')} <RelativeTime instant={member.createdAt} />
          {member.channelIds !== null && ` · ${t('workspace:members.channels', { count: member.channelIds.length })}`}
        </p>
      </div>
      <span className={styles.role}>{t(`common:workspace.role.${member.role}`)}</span>
      <span className={styles.menu}>
        {actions.length > 0 && (
          <ActionMenu label={t('workspace:member.actions', { name: shown ?? '' })} actions={actions} />
        )}
      </span>
      {dialog === 'change' && <MemberDialog member={member} name={shown ?? ''} onClose={close} />}
      {dialog !== null && dialog !== 'change' && (
        <EndDialog act={dialog} member={member} name={shown ?? ''} onClose={close} />
      )}
    </li>
  )
}
