import { IconDots, IconMessageCircle, IconShare3, IconThumbUp, IconWorld } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '@/ui/avatar.tsx'
import type { PreviewProps } from '../platform-module.ts'
import { Actions } from '../preview/actions.tsx'
import { CommentRow } from '../preview/comment-row.tsx'
import { EmptyLines } from '../preview/empty-lines.tsx'
import { LinkCard, cardLink } from '../preview/link-card.tsx'
import { MediaGrid } from '../preview/media-grid.tsx'
import { PostText } from '../preview/post-text.tsx'
import styles from './preview.module.css'
import { type PreviewContent, isEmpty } from '../preview/preview-content.ts'
import { Vertical, Story } from '../preview/vertical.tsx'

/** Maximum length of a text without attachments that is shown in a larger size. */
const LARGE_MAX = 85

export function Preview({ channel, content, device }: PreviewProps) {
  const { t } = useTranslation('previews')
  const { name, handle, avatar } = channel
  const { post, comment, settings, fold } = content
  const shown = name || handle
  if (settings.format === 'story' || settings.format === 'reel') {
    const Format = settings.format === 'story' ? Story : Reel
    return (
      <article className={styles.page} data-device={device}>
        <div className={styles.upright}>
          <Format name={shown} avatar={avatar} content={content} />
        </div>
      </article>
    )
  }
  const link = cardLink(content, settings.link)
  const isLarge = post.files.length === 0 && link === null && post.text.length <= LARGE_MAX && !post.text.includes('\n')
  return (
    <article className={styles.page} data-device={device}>
      <div className={styles.card}>
        <header className={styles.head}>
          <Avatar name={shown} src={avatar} size={40} />
          <p className={styles.by}>
            <strong className={styles.name}>{shown}</strong>
            <span className={styles.faint}>
              {t('previews:justNow')} · <IconWorld size="0.8125rem" aria-hidden />
            </span>
          </p>
          <IconDots className={styles.dots} size="1.25rem" aria-hidden />
        </header>
        <div className={styles.words} data-large={isLarge || undefined}>
          {isEmpty(content) && <EmptyLines />}
          <PostText text={post.text} fold={fold} more={{ words: t('previews:more.see') }} />
        </div>
        <MediaGrid files={post.files} layout="rows" single={[0.8, 2.2]} />
        {link !== null && <LinkCard link={link} look="hostAbove" />}
        <div className={styles.actions}>
          <Actions spread>
            <span>
              <IconThumbUp size="1.25rem" stroke={1.7} /> {t('previews:action.like')}
            </span>
            <span>
              <IconMessageCircle size="1.25rem" stroke={1.7} /> {t('previews:action.comment')}
            </span>
            <span>
              <IconShare3 size="1.25rem" stroke={1.7} /> {t('previews:action.share')}
            </span>
          </Actions>
        </div>
        {comment && (
          <div className={styles.comment}>
            <CommentRow name={shown} avatar={avatar} text={comment.text} inBubble />
          </div>
        )}
      </div>
    </article>
  )
}

type Props = { name: string; avatar: string | null; content: PreviewContent }

/** Length of the text shown over a reel. */
const FOLD = { characters: 72, lines: 1 }

function Reel({ name, avatar, content: { post } }: Props) {
  const { t } = useTranslation('previews')
  return (
    <Vertical
      files={post.files}
      rail={
        <>
          <IconThumbUp size="1.75rem" />
          <IconMessageCircle size="1.75rem" />
          <IconShare3 size="1.75rem" />
          <IconDots size="1.75rem" />
        </>
      }
      foot={
        <>
          <p className={styles.reelBy}>
            <Avatar name={name} src={avatar} size={32} /> <strong>{name}</strong>
          </p>
          <PostText text={post.text} fold={FOLD} more={{ words: t('previews:more.more') }} />
        </>
      }
    >
      <EmptyLines />
    </Vertical>
  )
}
