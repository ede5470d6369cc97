import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RoomPost } from '@postwright/core/api/client-room'
import { ChannelTabs } from '@/posts/preview/channel-tabs.tsx'
import { previewFrozen } from '@/posts/preview/frozen-preview.ts'
import { NetworkPreview } from '@/posts/preview/network-preview.tsx'
import styles from './account-view.module.css'

/** Shows a viewed post as it appears on each channel, using only the data already read: a preview makes no requests and writes nothing. */
export function ViewedPostPreview({ post }: { post: RoomPost }) {
  const { t } = useTranslation('support-access')
  const [picked, setPicked] = useState<string | null>(null)
  const shown = post.channels.find(({ channel }) => channel.id === picked) ?? post.channels[0]
  if (!shown) return <p className={styles.text}>{post.text === '' ? t('support-access:posts.noText') : post.text}</p>
  const urls = new Map(post.files.map(({ mediaId, url }) => [mediaId, url]))
  const content = previewFrozen(shown.channel, shown.parts, (mediaId) => urls.get(mediaId) ?? null)
  return (
    <ChannelTabs channels={post.channels.map(({ channel }) => channel)} shown={shown.channel} onShow={setPicked}>
      {(window) => <NetworkPreview channel={shown.channel} content={content} {...window} />}
    </ChannelTabs>
  )
}
