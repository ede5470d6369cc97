import { IconBookmark, IconDots, IconHeart, IconMessageCircle, IconRepeat, IconSend } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '@/ui/avatar.tsx'
import type { PreviewProps } from '../platform-module.ts'
import { Actions } from '../preview/actions.tsx'
import { Carousel } from '../preview/carousel.tsx'
import { clampRatio } from '../preview/file-view.tsx'
import { EmptyLines } from '../preview/empty-lines.tsx'
import { plainHandle } from '../preview/byline.tsx'
import { PostText } from '../preview/post-text.tsx'
import { Story } from '../preview/vertical.tsx'
import styles from './preview.module.css'
import type { ChannelSettings } from '@postwright/core/platforms/channel-facts'

/** Highlighted parts of a caption: addresses are not links and look like other text. */
const MARKS = { links: false, tags: true, mentions: 'names' } as const
/** Minimum and maximum aspect ratio; the feed shows no image taller than 4:5. */
const SHAPES = [0.8, 1.91] as const

export function Preview({ channel, content, device }: PreviewProps) {
  const { t } = useTranslation('previews')
  const { avatar } = channel
  const { post, comment, settings, fold } = content
  const handle = plainHandle(channel.handle)
  const [first] = post.files
  if (settings.format === 'story') {
    return (
      <article className={styles.page} data-device={device}>
        <div className={styles.upright}>
          <Story name={handle} avatar={avatar} content={content} />
        </div>
      </article>
    )
  }
  const partner = firstCollaborator(settings)
  return (
    <article className={styles.page} data-device={device}>
      <div className={styles.card}>
        <header className={styles.head}>
          <span className={styles.ring}>
            <Avatar name={handle} src={avatar} size={32} />
          </span>
          <p className={styles.by}>
            <strong>{handle}</strong>
            {partner !== null && <> {t('previews:with', { partner })}</>}
          </p>
          <IconDots className={styles.dots} size="1.25rem" aria-hidden />
        </header>
        {first ? (
          <Carousel files={post.files} ratio={clampRatio(first.ratio, SHAPES)} />
        ) : (
          <div className={styles.noFile}>{t('previews:needsFile')}</div>
        )}
        <div className={styles.below}>
          <div className={styles.actions}>
            <Actions spread>
              <span className={styles.left}>
                <IconHeart size="1.5rem" stroke={1.8} />
                <IconMessageCircle size="1.5rem" stroke={1.8} />
                <IconRepeat size="1.5rem" stroke={1.8} />
                <IconSend size="1.5rem" stroke={1.8} />
              </span>
              <IconBookmark size="1.5rem" stroke={1.8} />
            </Actions>
          </div>
          {post.text.trim() === '' ? (
            <EmptyLines />
          ) : (
            <PostText
              text={post.text}
              fold={fold}
              more={{ words: t('previews:more.more') }}
              marks={MARKS}
              lead={<strong>{handle}</strong>}
            />
          )}
          {comment && <PostText text={comment.text} marks={MARKS} lead={<strong>{handle}</strong>} />}
          <p className={styles.faint}>{t('previews:justNow')}</p>
        </div>
      </div>
    </article>
  )
}

/** Returns the first account invited as a collaborator; null if there is none. */
function firstCollaborator({ collaborators }: ChannelSettings): string | null {
  if (typeof collaborators !== 'string') return null
  const [first = ''] = collaborators.split(',')
  return first.trim() === '' ? null : plainHandle(first.trim())
}
