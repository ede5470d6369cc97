import { useTranslation, Trans } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Connection } from '@postwright/core/model/connection'
import type { Post } from '@postwright/core/model/post'
import { routes } from '@/config/routes.ts'
import { ChannelAvatar } from '@/posts/channels/channel-avatar.tsx'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { ActionMenu } from '@/ui/action-menu.tsx'
import { useOfferActions } from '@/session/use-offer-actions.ts'
import { RowCheckbox } from '@/ui/row-checkbox.tsx'
import { firstLine } from '@postwright/core/text/excerpt'
import { POST_ACTIONS } from '../../post-actions.ts'
import { PostStateBadge } from '../post-state-badge.tsx'
import styles from './post-row.module.css'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { ZonedTimeText } from '@/ui/zoned-time-text.tsx'

/** Maximum number of images shown in a row. */
export const ROW_PICTURES = 4

type Props = {
  post: Post
  connections: readonly Connection[]
  /** Returns the URL of an image; null while unknown. */
  urlOf: (mediaId: string) => string | null
  isSelected: boolean
  /** Null when there are no actions for a selection. @param isRange true to select all rows from the one selected last */
  onSelect: ((isRange: boolean) => void) | null
  onDuplicate: () => void
  onDelete: (() => void) | null
}

/** A post in the list: its first line, images, channels and time. */
export function PostRow({ post, connections, urlOf, isSelected, onSelect, onDuplicate, onDelete }: Props) {
  const offer = useOfferActions()
  const { t } = useTranslation('studio')
  const { timeZone } = useWorkspace()
  const line = firstLine(post.text)
  const title =
    line ||
    (post.media.length > 0 ? t('studio:list.picturesOnly', { count: post.media.length }) : t('studio:list.untitled'))
  const href = routes.contentStudioPost.href(post.id)
  const channels = connections.filter(({ id }) => post.connectionIds.includes(id))

  return (
    <li className={styles.row} data-selected={isSelected || undefined}>
      {onSelect && <RowCheckbox label={t('studio:list.select', { text: title })} {...{ isSelected, onSelect }} />}
      <div className={styles.words}>
        <Link className={styles.title} data-faint={line === null || undefined} to={href}>
          {title}
        </Link>
        <p className={styles.meta}>
          <PostStateBadge post={post} />
          <span>
            <PostTime post={post} tzid={timeZone} />
          </span>
        </p>
      </div>
      {post.media.length > 0 && <Thumbnails post={post} urlOf={urlOf} />}
      <Channels channels={channels} />
      <ActionMenu
        className={styles.more}
        label={t('studio:list.actions', { text: title })}
        actions={offer(POST_ACTIONS, { postId: post.id, isOpen: false, onDuplicate, onDelete })}
      />
    </li>
  )
}

function Thumbnails({ post, urlOf }: Pick<Props, 'post' | 'urlOf'>) {
  return (
    <div className={styles.pictures}>
      {post.media.slice(0, ROW_PICTURES).map(({ mediaId, alt }) => {
        const url = urlOf(mediaId)
        return (
          <span key={mediaId} className={styles.picture}>
            {url !== null && <img src={url} alt={alt} loading="lazy" />}
          </span>
        )
      })}
    </div>
  )
}

function Channels({ channels }: { channels: readonly Connection[] }) {
  const { t } = useTranslation('studio')
  const names = channels.map(({ handle }) => handle).join(', ')
  return (
    <div className={styles.channels} title={names}>
      <span className="visually-hidden">
        {channels.length === 0 ? t('studio:list.noChannel') : t('studio:list.channels', { names })}
      </span>
      {channels.slice(0, 4).map(({ id, platform, name, avatar }) => (
        <ChannelAvatar key={id} platform={platform} name={name} src={avatar} size={26} />
      ))}
      {channels.length > 4 && <span className={styles.rest}>+{channels.length - 4}</span>}
    </div>
  )
}

type PostTimeProps = { post: Post; /** The workspace's zone. */ tzid: string }

/** The relevant time of a post: when it will be published, was published, or was last edited. */
export function PostTime({ post: { lifecycle, nextAt, publishedAt, updatedAt }, tzid }: PostTimeProps) {
  const { t } = useTranslation('studio')
  const zoned = (instant: number) => ({ when: <ZonedTimeText instant={instant} tzid={tzid} /> })
  if (nextAt !== null) return <Trans t={t} i18nKey="studio:list.next" components={zoned(nextAt)} />
  if (lifecycle === 'published' && publishedAt !== null) {
    return <Trans t={t} i18nKey="studio:list.wentOut" components={zoned(publishedAt)} />
  }
  return (
    <Trans
      t={t}
      i18nKey={lifecycle === 'draft' ? 'studio:list.edited' : 'studio:list.changed'}
      components={{ when: <RelativeTime instant={updatedAt} /> }}
    />
  )
}
