import { useTranslation } from 'react-i18next'
import type { Variant } from '@postwright/core/model/variant'
import { Notice } from '@/ui/notice.tsx'

type Props = { variants: readonly Variant[] }

/** Of a post that is published on some of its channels: what can still be changed, and what rescheduling does. */
export function PartlyPublishedNotice({ variants }: Props) {
  const { t, i18n } = useTranslation('studio')
  const { published, open, isFollowing } = splitChannels(variants)
  if (published.length === 0 || (open.length === 0 && !isFollowing)) return null
  const names = new Intl.ListFormat(i18n.language)
  const values = { published: names.format(published), open: names.format(open) }
  const text = [
    t('studio:partly.stays', values),
    ...(open.length > 0 ? [t('studio:partly.open', values)] : []),
    ...(isFollowing ? [t('studio:partly.following', values)] : []),
  ].join(' ')
  return <Notice title={t('studio:partly.title')} text={text} />
}

/** Channels whose post is published, channels whose post is still to come, and whether parts of the published ones are. */
function splitChannels(variants: readonly Variant[]) {
  const live = variants.filter(({ state }) => state !== 'cancelled' && state !== 'draft')
  const posts = live.filter(({ partIndex }) => partIndex === 0)
  const [published, open] = [
    posts.filter(({ state }) => state === 'published'),
    posts.filter(({ state }) => state !== 'published'),
  ]
  const isOut = (connectionId: string) => published.some((post) => post.connectionId === connectionId)
  const isFollowing = live.some(
    ({ partIndex, state, connectionId }) => partIndex > 0 && state !== 'published' && isOut(connectionId),
  )
  return { published: published.map(({ handle }) => handle), open: open.map(({ handle }) => handle), isFollowing }
}
