import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import type { Room } from '@postwright/core/api/client-room'
import { BRAND } from '@postwright/core/brand'
import { ApiError } from '@/lib/api-error.ts'
import { isUnknownLink } from '@/lib/is-unknown-link.ts'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { ErrorPanel } from '@/ui/error-panel.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { Wordmark } from '@/ui/wordmark.tsx'
import styles from './client-room.module.css'
import { RoomContents } from './components/room-contents.tsx'
import { RoomHeader } from './components/room-header.tsx'
import { useRoom } from './data/room-queries.ts'
import { readPlace, type RoomPlace, writePlace } from './room-place.ts'

const RoomPostView = lazyPart(async () => (await import('./components/room-post.tsx')).RoomPostView)
const RoomDeckView = lazyPart(async () => (await import('./components/room-deck.tsx')).RoomDeckView)

/** `/review/:token`: the content that a workspace shows to a client, who needs no account. */
export function Component() {
  const { token = '' } = useParams()
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <OpenRoom key={token} token={token} />
    </>
  )
}

function OpenRoom({ token }: { token: string }) {
  const { t } = useTranslation(['client-room', 'previews', 'common'])
  const { data: room, error, isPending, refetch } = useRoom(token)
  if (room) return <ShownRoom token={token} room={room} isEnded={hasEnded(error)} />
  if (isPending) {
    return (
      <MessagePage>
        <div className={styles.loading} aria-busy="true">
          <SkeletonList rows={5} />
        </div>
      </MessagePage>
    )
  }
  return (
    <MessagePage>
      {hasEnded(error) ? (
        <EmptyState
          level={1}
          drawing="broken"
          title={t('client-room:ended.title')}
          text={t('client-room:ended.text')}
        />
      ) : isUnknownLink(error) ? (
        <EmptyState
          level={1}
          drawing="broken"
          title={t('client-room:unknown.title')}
          text={t('client-room:unknown.text')}
        />
      ) : (
        <ErrorPanel level={1} title={t('client-room:failed')} onRetry={() => void refetch()} />
      )}
    </MessagePage>
  )
}

type ShownProps = { token: string; room: Room; /** True if the link ended while it was open. */ isEnded: boolean }

function ShownRoom({ token, room, isEnded }: ShownProps) {
  const { t } = useTranslation('client-room')
  const [params, setParams] = useSearchParams()
  const place = readPlace(params, room)
  const go = (next: RoomPlace) => setParams(writePlace(next))
  return (
    <div className={styles.page}>
      <RoomHeader room={room} />
      {isEnded && (
        <p className={styles.ended} role="alert">
          {t('client-room:ended.meanwhile')}
        </p>
      )}
      <main className={styles.main} data-open={place.kind !== 'list' || undefined}>
        <RoomContents room={room} place={place} onGo={go} />
        <section className={styles.stage} aria-label={t('client-room:stage')}>
          {place.kind === 'post' && <RoomPostView key={place.id} {...{ token, room }} postId={place.id} onGo={go} />}
          {place.kind === 'deck' && (
            <RoomDeckView key={place.id} token={token} deckId={place.id} mayComment={room.link.mayComment} onGo={go} />
          )}
          {place.kind === 'list' && <p className={styles.choose}>{t('client-room:choose')}</p>}
        </section>
      </main>
    </div>
  )
}

/** Shows the page frame while the room is loading, and when it cannot be opened. */
function MessagePage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Wordmark name={BRAND.name} />
      </header>
      <main className={styles.message}>{children}</main>
    </div>
  )
}

function hasEnded(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'review_ended'
}
