import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Room, RoomPost } from '@postwright/core/api/client-room'
import { queryState } from '@/lib/query-state.ts'
import { ChannelTabs } from '@/posts/preview/channel-tabs.tsx'
import { previewFrozen } from '@/posts/preview/frozen-preview.ts'
import { NetworkPreview } from '@/posts/preview/network-preview.tsx'
import { DataState } from '@/ui/data-state.tsx'
import { formatZoned, zoneTown } from '@/ui/format-time.ts'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { useNow } from '@/ui/use-now.ts'
import styles from '../client-room.module.css'
import { useRoomPost } from '../data/room-queries.ts'
import { neighboursOf, type RoomPlace } from '../room-place.ts'
import { DecisionBar } from './decision-bar.tsx'
import { RoomComments } from './room-comments.tsx'
import { RoomStateBadge } from './room-state.tsx'
import { StageBar } from './stage-bar.tsx'

type Props = { token: string; room: Room; postId: string; onGo: (place: RoomPlace) => void }

/** Shows one post as each of its channels will show it, with the decisions that a guest can make. */
export function RoomPostView({ token, room, postId, onGo }: Props) {
  const { t } = useTranslation('client-room')
  const read = queryState(useRoomPost(token, postId))
  const { previous, next } = neighboursOf(room.posts, postId)
  const open = (id: string) => onGo({ kind: 'post', id, view: 'list' })
  return (
    <>
      <StageBar onBack={() => onGo({ kind: 'list', view: 'list' })}>
        <Step label={t('client-room:previousPost')} to={previous} onGo={open} Icon={IconChevronUp} />
        <Step label={t('client-room:nextPost')} to={next} onGo={open} Icon={IconChevronDown} />
      </StageBar>
      <DataState read={read} loading={<SkeletonList rows={4} />} errorTitle={t('client-room:postFailed')}>
        {(post) => (
          <>
            <PostPreviews post={post} timeZone={room.workspace.timeZone} />
            <DecisionBar key={post.id} {...{ token, post }} mayDecide={room.link.mayDecide} />
            <RoomComments token={token} subject={{ kind: 'post', id: post.id }} mayComment={room.link.mayComment} />
          </>
        )}
      </DataState>
    </>
  )
}

type StepProps = { label: string; to: string | null; onGo: (postId: string) => void; Icon: typeof IconChevronUp }

function Step({ label, to, onGo, Icon }: StepProps) {
  return (
    <ActionIcon
      variant="default"
      size={36}
      aria-label={label}
      disabled={to === null}
      onClick={() => to !== null && onGo(to)}
    >
      <Icon size="1.125rem" aria-hidden />
    </ActionIcon>
  )
}

function PostPreviews({ post, timeZone }: { post: RoomPost; timeZone: string }) {
  const { t } = useTranslation('client-room')
  const now = useNow(60_000)
  const [picked, setPicked] = useState<string | null>(null)
  const channels = post.channels.map(({ channel }) => channel)
  const shown = post.channels.find(({ channel }) => channel.id === picked) ?? post.channels[0]
  if (!shown) return <p className={styles.plainText}>{post.text === '' ? t('client-room:noText') : post.text}</p>
  const urls = new Map(post.files.map(({ mediaId, url }) => [mediaId, url]))
  const content = previewFrozen(shown.channel, shown.parts, (mediaId) => urls.get(mediaId) ?? null)
  const { scheduled } = shown
  return (
    <ChannelTabs channels={channels} shown={shown.channel} onShow={setPicked}>
      {(window) => (
        <>
          <p className={styles.when}>
            <RoomStateBadge state={shown.state} />
            {scheduled !== null && (
              <span>
                {formatZoned(scheduled.instant, scheduled.tzid, now)}
                {scheduled.tzid !== timeZone && ` ${zoneTown(scheduled.tzid)}`}
              </span>
            )}
          </p>
          <NetworkPreview channel={shown.channel} content={content} {...window} />
        </>
      )}
    </ChannelTabs>
  )
}
