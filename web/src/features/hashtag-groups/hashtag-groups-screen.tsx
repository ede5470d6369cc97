import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HASHTAG_GROUPS_MAX } from '@postwright/core/limits'
import { useShownDocuments } from '@/documents/use-shown-documents.ts'
import { findGroups } from '@/posts/hashtags/hashtags.ts'
import { useHashtagGroups } from '@/posts/data/use-hashtag-groups.ts'
import { StudioTabs } from '@/posts/tabs/studio-tabs.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { GroupList, GroupSearch } from './components/group-list.tsx'
import { useBeginGroup } from './components/group-commands.ts'

export function Component() {
  const { t } = useTranslation(['hashtags', 'ui', 'areas', 'drafts', 'errors'])
  const { workspaceId } = useSignedIn()
  const groups = useHashtagGroups(workspaceId)
  const shown = useShownDocuments(groups.status === 'ready' ? groups.data : [])
  const [words, setWords] = useState('')
  const beginGroup = useBeginGroup()
  const found = findGroups(shown, words)
  const isFull = shown.length >= HASHTAG_GROUPS_MAX
  const newGroup = (
    <Button
      leftSection={<IconPlus size="1.125rem" aria-hidden />}
      disabled={isFull}
      title={isFull ? t('hashtags:list.full', { count: HASHTAG_GROUPS_MAX }) : undefined}
      onClick={() => void beginGroup()}
    >
      {t('hashtags:new')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('hashtags:title')}
        description={t('hashtags:description')}
        actions={shown.length > 0 && newGroup}
      />
      <StudioTabs />
      <DataState
        read={groups.status === 'ready' ? { ...groups, data: shown } : groups}
        loading={<SkeletonList rows={4} label={t('hashtags:list.loading')} />}
        errorTitle={t('hashtags:list.error')}
        empty={
          <EmptyState
            drawing="post"
            title={t('hashtags:empty.title')}
            text={t('hashtags:empty.text')}
            action={newGroup}
          />
        }
      >
        {() => (
          <>
            <GroupSearch words={words} onWords={setWords} found={found.length} />
            {found.length === 0 ? (
              <EmptyState drawing="search" title={t('hashtags:search.none', { words: words.trim() })} />
            ) : (
              <GroupList groups={found} isFull={isFull} onCopy={(group) => void beginGroup(group)} />
            )}
          </>
        )}
      </DataState>
    </>
  )
}
