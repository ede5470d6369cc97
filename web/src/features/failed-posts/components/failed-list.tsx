import { Button, Group, Progress } from '@mantine/core'
import { useState, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { FailedPost } from '@postwright/core/api/failed-posts'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import { platformName } from '@/platforms/platform-name.ts'
import { PUBLISH_ERROR_TEXT } from '@/posts/publications/publish-error-text.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { Pager } from '@/ui/pager.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import records from '@/ui/record-list.module.css'
import { type FailedFilter, useFailedPosts, sendAgain, useRefresh } from '../data/failed-posts.ts'
import styles from './failed-posts.module.css'
import { SendAgain } from './send-again.tsx'
import { Dialog } from '@/ui/dialog.tsx'

const FailedPostDialog = lazyPart(async () => (await import('./failed-post-dialog.tsx')).FailedPostDialog)

/** Posts that match a filter, and the open one. */
export function FailedList({ filter }: { filter: FailedFilter }) {
  const { t } = useTranslation('failed-posts')
  const { page, paging } = useFailedPosts(filter)
  const [opened, setOpened] = useState<FailedPost | null>(null)
  const title = t(`failed-posts:part.${filter.state}`)
  return (
    <section aria-label={title}>
      <DataState
        read={page}
        loading={<SkeletonList rows={5} label={t('failed-posts:loading')} />}
        errorTitle={t('failed-posts:error')}
        empty={
          <EmptyState
            title={t(`failed-posts:empty.${filter.state}`)}
            text={t(`failed-posts:emptyText.${filter.state}`)}
          />
        }
      >
        {(posts) => (
          <>
            {filter.state !== 'unconfirmed' && posts.length > 1 && <SendAllAgain posts={posts} />}
            <ul className={records.list} aria-label={title}>
              {posts.map((post) => (
                <FailedRow key={`${post.workspaceId} ${post.id}`} post={post} onOpen={() => setOpened(post)} />
              ))}
            </ul>
          </>
        )}
      </DataState>
      <Pager list={title} paging={paging} />
      {opened && <FailedPostDialog post={opened} onClose={() => setOpened(null)} />}
    </section>
  )
}

type RowProps = { post: FailedPost; onOpen: () => void }

function FailedRow({ post, onOpen }: RowProps) {
  const { t } = useTranslation(['failed-posts', 'publishing'])
  const { platform, handle, person, workspaceName, workspaceId, error, state, updatedAt } = post
  const kind = error?.kind ?? 'unknown'
  const channel = `${platformName(platform)} · ${handle}`
  return (
    <li className={records.row} aria-label={t('failed-posts:row', { channel })}>
      <PlatformIcon platform={platform} size={20} />
      <div className={records.words}>
        <span className={records.name}>{channel}</span>
        <span className={styles.reason}>{t(PUBLISH_ERROR_TEXT[kind].reason)}</span>
        <span className={records.faint}>
          {[person?.fullName ?? t('failed-posts:scheduler'), workspaceName ?? workspaceId].join(' · ')} ·{' '}
          <RelativeTime instant={updatedAt} />
        </span>
      </div>
      <div className={styles.acts}>
        <Button size="compact-sm" variant="default" onClick={onOpen}>
          {t('failed-posts:details')}
        </Button>
        {state !== 'unconfirmed' && <SendAgain post={post} />}
      </div>
    </li>
  )
}

type Outcome = { sent: number; refused: number }

/** Sends the posts of a page again, one after the other, after a confirmation; it can be stopped in between. */
function SendAllAgain({ posts }: { posts: readonly FailedPost[] }) {
  const { t } = useTranslation(['failed-posts', 'common'])
  const [asked, setAsked] = useState<readonly FailedPost[] | null>(null)
  return (
    <div className={styles.all}>
      <Button size="compact-sm" variant="default" onClick={() => setAsked(posts)}>
        {t('failed-posts:all.send', { count: posts.length })}
      </Button>
      {asked && <SendingDialog posts={asked} onClose={() => setAsked(null)} />}
    </div>
  )
}

function SendingDialog({ posts, onClose }: { posts: readonly FailedPost[]; onClose: () => void }) {
  const { t } = useTranslation(['failed-posts', 'common'])
  const refresh = useRefresh()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isDone, setDone] = useState(false)
  const isStopped = useRef(false)
  const count = posts.length

  async function send() {
    let found: Outcome = { sent: 0, refused: 0 }
    setOutcome(found)
    for (const post of posts) {
      if (isStopped.current) break
      const wasSent = await sendAgain(post).then(
        () => true,
        () => false,
      )
      found = { sent: found.sent + Number(wasSent), refused: found.refused + Number(!wasSent) }
      setOutcome(found)
    }
    setDone(true)
  }

  function close() {
    isStopped.current = true
    if (outcome) void refresh()
    onClose()
  }

  const tried = outcome ? outcome.sent + outcome.refused : 0
  return (
    <Dialog title={t('failed-posts:all.title', { count })} onClose={close}>
      {outcome ? (
        <>
          <Progress value={(tried / count) * 100} aria-label={t('failed-posts:all.progress')} />
          <p role="status">{t('failed-posts:all.outcome', { ...outcome, count })}</p>
        </>
      ) : (
        <p>{t('failed-posts:all.question', { count })}</p>
      )}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={close}>
          {t(isDone ? 'common:action.close' : outcome ? 'failed-posts:all.stop' : 'common:action.cancel')}
        </Button>
        {!outcome && <Button onClick={() => void send()}>{t('failed-posts:sendAgain')}</Button>}
      </Group>
    </Dialog>
  )
}
