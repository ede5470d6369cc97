import { IconBookmark, IconChartBar, IconHeart, IconMessageCircle, IconRepeat, IconUpload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { PreviewProps } from '../platform-module.ts'
import { Actions } from '../preview/actions.tsx'
import { Byline } from '../preview/byline.tsx'
import { EmptyLines } from '../preview/empty-lines.tsx'
import { isEmpty } from '../preview/preview-content.ts'
import { LinkCard, cardLink } from '../preview/link-card.tsx'
import { MediaGrid } from '../preview/media-grid.tsx'
import { PollView } from '../preview/poll-view.tsx'
import { PostText } from '../preview/post-text.tsx'
import { ThreadRow } from '../preview/thread-row.tsx'
import styles from './preview.module.css'

export function Preview({ channel, content, device }: PreviewProps) {
  const { t } = useTranslation('previews')
  const { name, handle, avatar } = channel
  const { post, replies, poll, settings } = content
  const link = cardLink(content)
  return (
    <article className={styles.page} data-device={device}>
      {[post, ...replies].map(({ text, files }, at) => (
        <ThreadRow key={at} name={name || handle} avatar={avatar} size={40} isJoined={at < replies.length}>
          <Byline name={name} handle={handle} />
          {at === 0 && isEmpty(content) && <EmptyLines />}
          <PostText text={text} shortens />
          {files.length > 0 && (
            <div className={styles.media}>
              <MediaGrid files={files} layout="quad" single={[0.75, 5]} />
            </div>
          )}
          {at === 0 && link !== null && (
            <div className={styles.media}>
              <LinkCard link={link} look="hostBelow" />
            </div>
          )}
          {at === 0 && poll && (
            <div className={styles.media}>
              <PollView poll={poll} look="pills" />
            </div>
          )}
          {at === 0 && settings.madeWithAi === true && <p className={styles.label}>{t('previews:label.ai')}</p>}
          {at === 0 && settings.paidPartnership === true && <p className={styles.label}>{t('previews:label.paid')}</p>}
          <div className={styles.actions}>
            <Actions spread>
              <IconMessageCircle size="1.1rem" stroke={1.6} />
              <IconRepeat size="1.1rem" stroke={1.6} />
              <IconHeart size="1.1rem" stroke={1.6} />
              <IconChartBar size="1.1rem" stroke={1.6} />
              <span>
                <IconBookmark size="1.1rem" stroke={1.6} />
                <IconUpload size="1.1rem" stroke={1.6} />
              </span>
            </Actions>
          </div>
        </ThreadRow>
      ))}
    </article>
  )
}
