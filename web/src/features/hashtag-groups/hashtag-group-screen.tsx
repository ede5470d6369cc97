import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { useIsAwaited } from '@/documents/outbox/use-is-awaited.ts'
import { useLeftBehind } from '@/documents/outbox/use-left-behind.ts'
import { hashtagGroupDrafts } from '@/publishing/data/hashtag-group-drafts.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { GroupEditor } from './components/group-editor.tsx'
import { useHashtagGroup } from './data/use-hashtag-group.ts'

/** One group of hashtags, by the id in the address. */
export function Component() {
  const { t } = useTranslation(['hashtags', 'drafts', 'publishing', 'ui'])
  const { groupId = '' } = useParams()
  const isAwaited = useIsAwaited(hashtagGroupDrafts, groupId)
  if (isAwaited) return <SkeletonList rows={2} label={t('hashtags:group.loading')} />
  return <GroupById key={groupId} groupId={groupId} />
}

function GroupById({ groupId }: { groupId: string }) {
  const { t } = useTranslation('hashtags')
  const { user, workspaceId } = useSignedIn()
  const left = useLeftBehind({ type: hashtagGroupDrafts, uid: user.id, documentId: groupId })
  const group = useHashtagGroup(workspaceId, groupId)
  const loading = <SkeletonList rows={2} label={t('hashtags:group.loading')} />
  return (
    <DataState
      level={1}
      read={left === null && group.status === 'ready' ? { status: 'loading' } : group}
      loading={loading}
      errorTitle={t('hashtags:group.error')}
      missing={<MissingGroup />}
    >
      {(data) => <GroupEditor group={data} left={left ?? []} />}
    </DataState>
  )
}

function MissingGroup() {
  const { t } = useTranslation('hashtags')
  return (
    <EmptyState
      drawing="search"
      level={1}
      title={t('hashtags:group.missing')}
      text={t('hashtags:group.missingText')}
      action={
        <Button component={Link} to={routes.hashtagGroups.href()} variant="default">
          {t('hashtags:title')}
        </Button>
      }
    />
  )
}
