import { ActionIcon, Menu } from '@mantine/core'
import { IconCopy, IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import type { Connection } from '@postwright/core/model/connection'
import type { Post } from '@postwright/core/model/post'
import { routes } from '@/config/routes.ts'
import { ChannelAvatar } from '@/publishing/channel-avatar.tsx'
import { useWorkspace } from '@/session/use-workspace.ts'
import { firstLine } from '@postwright/core/text/first-line'
import { LifecycleBadge } from './lifecycle-badge.tsx'
import styles from './post-row.module.css'
import { PostTime } from './post-time.tsx'

/** Most pictures shown in a row. */
export const ROW_PICTURES = 4

type Props = {
  post: Post
  connections: readonly Connection[]
  /** The address of a picture; null while it is not known. */
  urlOf: (mediaId: string) => string | null
  onCopy: () => void
  onDelete: () => void
}

/** A post in the list: its first line, its pictures, where it goes and when. */
export function PostRow({ post, connections, urlOf, onCopy, onDelete }: Props) {
  const { t } = useTranslation('studio')
  const navigate = useNavigate()
  const { timeZone } = useWorkspace()
  const line = firstLine(post.text)
  const title =
    line ||
    (post.media.length > 0 ? t('studio:list.picturesOnly', { count: post.media.length }) : t('studio:list.untitled'))
  const href = routes.contentStudioPost.href(post.id)
  const channels = connections.filter(({ id }) => post.connectionIds.includes(id))

  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link className={styles.title} data-faint={line === null || undefined} to={href}>
          {title}
        </Link>
        <p className={styles.meta}>
          <LifecycleBadge lifecycle={post.lifecycle} />
          <span>
            <PostTime post={post} tzid={timeZone} />
          </span>
        </p>
      </div>
      {post.media.length > 0 && <Thumbnails post={post} urlOf={urlOf} />}
      <Channels channels={channels} />
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon
            className={styles.more}
            variant="subtle"
            color="gray"
            size={34}
            aria-label={t('studio:list.actions', { text: title })}
          >
            <IconDots size="1.25rem" aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size="1rem" aria-hidden />} onClick={() => void navigate(href)}>
            {t('studio:list.open')}
          </Menu.Item>
          <Menu.Item leftSection={<IconCopy size="1rem" aria-hidden />} onClick={onCopy}>
            {t('studio:list.duplicate')}
          </Menu.Item>
          <Menu.Item color="red" leftSection={<IconTrash size="1rem" aria-hidden />} onClick={onDelete}>
            {t('studio:list.delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
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
