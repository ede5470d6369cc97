import { SegmentedControl } from '@mantine/core'
import { IconPresentation } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Room, RoomPostRow } from '@postwright/core/api/client-room'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import { platformName } from '@/platforms/platform-name.ts'
import { formatZoned, zoneTown } from '@/ui/format-time.ts'
import { useNow } from '@/ui/use-now.ts'
import styles from '../client-room.module.css'
import { ROOM_VIEWS, type RoomPlace } from '../room-place.ts'
import { RoomCalendar } from './room-calendar.tsx'
import { RoomStateBadge } from './room-state.tsx'

const MINUTE = 60_000

type Props = { room: Room; place: RoomPlace; onGo: (place: RoomPlace) => void }

/** Shows the posts and decks of the link, as a list or in a calendar. */
export function RoomContents({ room, place, onGo }: Props) {
  const { t } = useTranslation('client-room')
  const { posts, decks, workspace } = room
  const { view } = place
  const openPost = (id: string) => onGo({ kind: 'post', id, view })
  const shownId = place.kind === 'list' ? null : place.id
  return (
    <nav className={styles.contents} aria-label={t('client-room:contents')}>
      {posts.length > 0 && (
        <SegmentedControl
          fullWidth
          aria-label={t('client-room:view.label')}
          value={view}
          onChange={(next) => onGo({ ...place, view: next })}
          data={ROOM_VIEWS.map((each) => ({ value: each, label: t(`client-room:view.${each}`) }))}
        />
      )}
      {posts.length > 0 && (
        <p className={styles.zone}>{t('client-room:zone', { zone: zoneTown(workspace.timeZone) })}</p>
      )}
      {view === 'calendar' ? (
        <RoomCalendar {...{ posts, shownId }} timeZone={workspace.timeZone} onOpen={openPost} />
      ) : (
        <PostList {...{ posts, shownId }} timeZone={workspace.timeZone} onOpen={openPost} />
      )}
      {decks.length > 0 && (
        <>
          <h2 className={styles.kind}>{t('client-room:decks')}</h2>
          <ul className={styles.rows}>
            {decks.map(({ id, name, thumbnail }) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles.row}
                  aria-current={id === shownId ? 'true' : undefined}
                  onClick={() => onGo({ kind: 'deck', id, view })}
                >
                  {thumbnail === '' ? (
                    <span className={styles.thumbnail} aria-hidden="true">
                      <IconPresentation size="1.25rem" stroke={1.5} />
                    </span>
                  ) : (
                    <img className={styles.thumbnail} src={thumbnail} alt="" />
                  )}
                  <span className={styles.words}>{name}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  )
}

type ListProps = {
  posts: readonly RoomPostRow[]
  shownId: string | null
  timeZone: string
  onOpen: (postId: string) => void
}

function PostList({ posts, shownId, timeZone, onOpen }: ListProps) {
  const { t } = useTranslation('client-room')
  const now = useNow(MINUTE)
  if (posts.length === 0) return null
  return (
    <ul className={styles.rows} aria-label={t('client-room:posts')}>
      {posts.map(({ id, text, plannedAt, platforms, state }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.row}
            aria-current={id === shownId ? 'true' : undefined}
            onClick={() => onOpen(id)}
          >
            <span className={styles.words}>{text.trim() === '' ? t('client-room:noText') : text}</span>
            <span className={styles.below}>
              <RoomStateBadge state={state} />
              {plannedAt !== null && <span>{formatZoned(plannedAt, timeZone, now)}</span>}
              <span className={styles.platforms}>
                {platforms.map((platform) => (
                  <PlatformIcon key={platform} platform={platform} size={14} />
                ))}
                <span className="visually-hidden">{platforms.map(platformName).join(', ')}</span>
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
