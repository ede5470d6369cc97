import { useTranslation } from 'react-i18next'
import type { PreviewProps } from '../platform-module.ts'
import { Byline } from '../preview/byline.tsx'
import { EmptyLines } from '../preview/empty-lines.tsx'
import { isEmpty } from '../preview/preview-content.ts'
import { MediaGrid } from '../preview/media-grid.tsx'
import { PostText } from '../preview/post-text.tsx'
import { ThreadRow } from '../preview/thread-row.tsx'
import styles from './preview.module.css'

export function Preview({ channel, content, device }: PreviewProps) {
  const { t } = useTranslation('previews')
  const { name, handle, avatar } = channel
  const { post, replies, fold } = content
  return (
    <article className={styles.page} data-device={device}>
      {[post, ...replies].map(({ text, files }, at) => (
        <ThreadRow key={at} name={name || handle} avatar={avatar} size={40} isJoined={at < replies.length}>
          <Byline name={name} handle={handle} />
          {at === 0 && isEmpty(content) && <EmptyLines />}
          <PostText text={text} fold={fold} more={{ words: t('previews:more.more') }} />
          {files.length > 0 && (
            <div className={styles.media}>
              <MediaGrid files={files} layout="quad" single={[0.75, 2]} />
            </div>
          )}
        </ThreadRow>
      ))}
    </article>
  )
}
