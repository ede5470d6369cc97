import { IconChevronRight, IconDots, IconHeart, IconMessageCircle, IconRepeat, IconSend } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { PreviewProps } from '../platform-module.ts'
import { Actions } from '../preview/actions.tsx'
import { EmptyLines } from '../preview/empty-lines.tsx'
import { FileStrip } from '../preview/carousel.tsx'
import { isEmpty } from '../preview/preview-content.ts'
import { LinkCard, cardLink } from '../preview/link-card.tsx'
import { MediaGrid } from '../preview/media-grid.tsx'
import { plainHandle } from '../preview/byline.tsx'
import { PollView } from '../preview/poll-view.tsx'
import { PostText } from '../preview/post-text.tsx'
import { ThreadRow } from '../preview/thread-row.tsx'
import styles from './preview.module.css'

export function Preview({ channel, content, device }: PreviewProps) {
  const { t } = useTranslation('previews')
  const { handle, name, avatar } = channel
  const { post, replies, poll, fold } = content
  const link = cardLink(content)
  const { topicTag } = content.settings
  const topic = typeof topicTag === 'string' ? topicTag.trim().replace(/^#/, '') : ''
  return (
    <article className={styles.page} data-device={device}>
      <div className={styles.card}>
        {[post, ...replies].map(({ text, files }, at) => (
          <ThreadRow key={at} name={name || handle} avatar={avatar} size={36} isJoined={at < replies.length}>
            <p className={styles.by}>
              <strong className={styles.name}>{plainHandle(handle)}</strong>
              {at === 0 && topic !== '' && (
                <>
                  <IconChevronRight className={styles.faint} size="0.875rem" aria-hidden />
                  <strong className={styles.name}>{topic}</strong>
                </>
              )}
              <span className={styles.faint}>{t('previews:now')}</span>
              <IconDots className={styles.dots} size="1.125rem" aria-hidden />
            </p>
            {at === 0 && isEmpty(content) && <EmptyLines />}
            <PostText text={text} fold={fold} more={{ words: t('previews:more.more') }} shortens />
            {files.length === 1 && (
              <div className={styles.media}>
                <MediaGrid files={files} layout="quad" single={[0.8, 2.4]} />
              </div>
            )}
            {files.length > 1 && (
              <div className={styles.media}>
                <FileStrip files={files} />
              </div>
            )}
            {at === 0 && link !== null && (
              <div className={styles.media}>
                <LinkCard link={link} look="hostAbove" />
              </div>
            )}
            {at === 0 && poll && (
              <div className={styles.media}>
                <PollView poll={poll} look="bars" />
              </div>
            )}
            <div className={styles.actions}>
              <Actions>
                <IconHeart size="1.2rem" stroke={1.6} />
                <IconMessageCircle size="1.2rem" stroke={1.6} />
                <IconRepeat size="1.2rem" stroke={1.6} />
                <IconSend size="1.2rem" stroke={1.6} />
              </Actions>
            </div>
          </ThreadRow>
        ))}
      </div>
    </article>
  )
}
