import { IconBellOff, IconHash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '@/ui/avatar.tsx'
import type { PreviewProps } from '../platform-module.ts'
import { EmptyLines } from '../preview/empty-lines.tsx'
import { firstLink, hostOf } from '../preview/link-card.tsx'
import { isEmpty } from '../preview/preview-content.ts'
import { MediaGrid } from '../preview/media-grid.tsx'
import { MessageText } from './message-text.tsx'
import styles from './preview.module.css'

export function Preview({ channel, content, device }: PreviewProps) {
  const { t } = useTranslation('previews')
  const { name, handle, avatar } = channel
  const { post, settings, linkCard } = content
  const shown = name || handle
  const { threadName, linkPreviews, silent } = settings
  const link = linkCard && linkPreviews !== false ? firstLink(post.text) : null
  return (
    <article className={styles.page} data-device={device}>
      {typeof threadName === 'string' && threadName.trim() !== '' && (
        <p className={styles.thread}>
          <IconHash size="1.25rem" aria-hidden /> <strong>{threadName.trim()}</strong>
        </p>
      )}
      <div className={styles.message}>
        <Avatar name={shown} src={avatar} size={40} />
        <div className={styles.body}>
          <p className={styles.by}>
            <strong className={styles.name}>{shown}</strong>
            <span className={styles.app}>{t('previews:app')}</span>
            {silent === true && <IconBellOff size="0.875rem" aria-hidden />}
            <span className={styles.faint}>{t('previews:now')}</span>
          </p>
          {isEmpty(content) && <EmptyLines />}
          <MessageText text={post.text} />
          {link !== null && (
            <div className={styles.embed}>
              <span className={styles.faint}>{hostOf(link)}</span>
              <span className={styles.embedTitle}>{t('previews:card.title')}</span>
            </div>
          )}
          {post.files.length > 0 && (
            <div className={styles.files}>
              <MediaGrid files={post.files} layout="mosaic" single={[0.6, 2.4]} />
            </div>
          )}
        </div>
      </div>
    </article>
  )
}
