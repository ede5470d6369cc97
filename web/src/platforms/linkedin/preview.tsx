import { IconDots, IconMessage2, IconRepeat, IconSend, IconThumbUp, IconWorld } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { firstLine } from '@postwright/core/text/excerpt'
import { Avatar } from '@/ui/avatar.tsx'
import type { PreviewProps } from '../platform-module.ts'
import { Actions } from '../preview/actions.tsx'
import { CommentRow } from '../preview/comment-row.tsx'
import { DocumentPages } from '../preview/document-pages.tsx'
import { EmptyLines } from '../preview/empty-lines.tsx'
import { isEmpty } from '../preview/preview-content.ts'
import { LinkCard, cardLink } from '../preview/link-card.tsx'
import { MediaGrid } from '../preview/media-grid.tsx'
import { PollView } from '../preview/poll-view.tsx'
import { PostText } from '../preview/post-text.tsx'
import styles from './preview.module.css'

export function Preview({ channel, content, device }: PreviewProps) {
  const { t } = useTranslation('previews')
  const { name, handle, avatar, kind } = channel
  const { post, title, poll, comment, fold } = content
  const shown = name || handle
  // Without a title there is no card, because a card consists of the link and the post's own title.
  const link = title === '' ? null : cardLink(content)
  const [first] = post.files
  const isMade = content.settings.asDocument === true && post.files.every(({ kind: each }) => each === 'image')
  const made = first && isMade ? { ...first, pages: post.files.length, name: t('previews:file.document') } : undefined
  const document = made ?? post.files.find((file) => file.kind === 'document')
  return (
    <article className={styles.page} data-device={device}>
      <div className={styles.card}>
        <header className={styles.head}>
          <span className={styles.avatar} data-organization={kind === '' ? undefined : true}>
            <Avatar name={shown} src={avatar} size={48} />
          </span>
          <p className={styles.by}>
            <strong className={styles.name}>{shown}</strong>
            <span className={styles.faint}>
              {t('previews:now')} · <IconWorld size="0.875rem" aria-hidden />
            </span>
          </p>
          <IconDots className={styles.dots} size="1.25rem" aria-hidden />
        </header>
        <div className={styles.words}>
          {isEmpty(content) && <EmptyLines />}
          <PostText text={post.text} fold={fold} more={{ words: t('previews:more.more') }} />
        </div>
        {document ? (
          <DocumentPages file={document} title={title} />
        ) : (
          <MediaGrid files={post.files} layout="lead" single={[0.8, 2.4]} />
        )}
        {link !== null && <LinkCard link={link} look="small" title={title} />}
        {poll && (
          <div className={styles.poll}>
            <PollView poll={poll} look="pills" question={firstLine(post.text) ?? ''} />
          </div>
        )}
        <div className={styles.actions}>
          <Actions spread>
            <span>
              <IconThumbUp size="1.125rem" stroke={1.8} /> {t('previews:action.like')}
            </span>
            <span>
              <IconMessage2 size="1.125rem" stroke={1.8} /> {t('previews:action.comment')}
            </span>
            <span>
              <IconRepeat size="1.125rem" stroke={1.8} /> {t('previews:action.repost')}
            </span>
            <span>
              <IconSend size="1.125rem" stroke={1.8} /> {t('previews:action.send')}
            </span>
          </Actions>
        </div>
        {comment && (
          <div className={styles.comment}>
            <CommentRow name={shown} avatar={avatar} text={comment.text} inBubble={false} />
          </div>
        )}
      </div>
    </article>
  )
}
