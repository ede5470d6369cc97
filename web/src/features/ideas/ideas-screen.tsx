import { Button, Group } from '@mantine/core'
import { IconRss, IconPrompt } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useShownDocuments } from '@/documents/use-shown-documents.ts'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { StudioTabs } from '@/posts/tabs/studio-tabs.tsx'
import { useMay } from '@/session/use-role.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { Board } from './components/board.tsx'
import { useAddIdeas } from './components/idea-commands.ts'
import { FoundIdeas } from './components/found-ideas.tsx'
import { IdeaTools } from './components/idea-tools.tsx'
import { useIdeaSearch } from './data/use-idea-search.ts'
import { useStrayIdeas } from './data/use-stray-ideas.ts'
import { type FirstLane, useLanes } from './data/lanes.ts'
import { firstLanes } from './first-lanes.ts'

const FeedDialog = lazyWhenIdle(async () => (await import('./components/feed-dialog.tsx')).FeedDialog)
const ModelIdeas = lazyWhenIdle(async () => (await import('@/llm/ideas-dialog.tsx')).IdeasDialog)
const IdeaDialog = lazyWhenIdle(async () => (await import('./components/idea-dialog.tsx')).IdeaDialog)

/** Initial lanes for a user with read access only. */
const NO_LANES: readonly FirstLane[] = []

/** The idea board; the address holds the open idea and the search. */
export function Component() {
  const { t } = useTranslation(['ideas', 'areas', 'ui', 'drafts', 'errors'])
  const { user, workspaceId } = useSignedIn()
  const [params, setParams] = useSearchParams()
  const [isFeedOpen, setFeedOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const addIdeas = useAddIdeas()
  const canWrite = useMay('write_drafts')
  const first = useMemo(
    () =>
      firstLanes({
        unsorted: t('ideas:first.unsorted'),
        toWrite: t('ideas:first.toWrite'),
        inWork: t('ideas:first.inWork'),
        done: t('ideas:first.done'),
      }),
    [t],
  )
  const read = useLanes(workspaceId, user.id, canWrite ? first : NO_LANES)
  const lanes = useShownDocuments(read.status === 'ready' ? read.data : [])
  useStrayIdeas(
    workspaceId,
    user.id,
    (canWrite && read.status === 'ready' ? read.data : []).map(({ id }) => id),
  )
  const ideaId = params.get('idea')
  const words = params.get('words') ?? ''
  const label = params.get('label')
  const search = useIdeaSearch(workspaceId, words.trim() !== '' || label !== null)

  function set(name: string, value: string | null) {
    const next = new URLSearchParams(params)
    if (value === null || value === '') next.delete(name)
    else next.set(name, value)
    setParams(next, { replace: name === 'words' })
  }

  function keep(texts: readonly string[]) {
    setAsking(false)
    const [first] = lanes
    if (first) void addIdeas(texts, first.id)
  }

  const isSearching = words.trim() !== '' || label !== null
  return (
    <>
      <PageHeader
        title={t('ideas:title')}
        description={t('ideas:description')}
        actions={
          <Group gap="xs">
            <Button
              variant="default"
              leftSection={<IconRss size="1.125rem" aria-hidden />}
              onClick={() => setFeedOpen(true)}
            >
              {t('ideas:feed.open')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconPrompt size="1.125rem" aria-hidden />}
              onClick={() => setAsking(true)}
            >
              {t('ideas:fromModel.open')}
            </Button>
          </Group>
        }
      />
      <StudioTabs />
      <IdeaTools
        words={words}
        label={label}
        labels={[...new Set(search.ideas.flatMap(({ labels }) => labels))].toSorted()}
        onWords={(value) => set('words', value)}
        onLabel={(value) => set('label', value)}
      />
      {isSearching ? (
        <FoundIdeas {...{ search, words, label, lanes }} onOpen={(id) => set('idea', id)} />
      ) : (
        <DataState
          read={read.status === 'ready' && lanes.length === 0 ? { status: 'loading' } : read}
          loading={<SkeletonList rows={4} label={t('ideas:loading')} />}
          errorTitle={t('ideas:error')}
        >
          {() => <Board lanes={lanes} onOpen={(id) => set('idea', id)} />}
        </DataState>
      )}
      <IdeaDialog props={ideaId === null ? null : { ideaId, lanes, onClose: () => set('idea', null) }} />
      <ModelIdeas props={isAsking ? { onIdeas: keep, onClose: () => setAsking(false) } : null} />
      <FeedDialog props={isFeedOpen ? { lanes, onClose: () => setFeedOpen(false) } : null} />
    </>
  )
}
