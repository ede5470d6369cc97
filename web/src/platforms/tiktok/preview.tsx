import { IconBookmark, IconHeartFilled, IconMessageCircleFilled, IconMusic, IconShare3 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '@/ui/avatar.tsx'
import type { PreviewProps } from '../platform-module.ts'
import { plainHandle } from '../preview/byline.tsx'
import { PostText } from '../preview/post-text.tsx'
import { Vertical } from '../preview/vertical.tsx'
import styles from './preview.module.css'

const MARKS = { links: false, tags: true, mentions: 'names' } as const

export function Preview({ channel, content, device }: PreviewProps) {
  const { t } = useTranslation('previews')
  const { name, avatar } = channel
  const { post, title, settings, fold } = content
  const handle = plainHandle(channel.handle)
  // The network has no AI label for images.
  const isMarkedAsAi = settings.madeWithAi === true && post.files.some(({ kind }) => kind === 'video')
  const isPaid = settings.ownBrand === true || settings.brandedContent === true
  return (
    <article className={styles.page} data-device={device}>
      <div className={styles.phone}>
        <Vertical
          files={post.files}
          top={
            <p className={styles.tabs} aria-hidden="true">
              <span>{t('previews:feed.following')}</span>
              <span className={styles.open}>{t('previews:feed.forYou')}</span>
            </p>
          }
          rail={
            <>
              <Avatar name={name || handle} src={avatar} size={44} />
              <IconHeartFilled size="2rem" />
              <IconMessageCircleFilled size="2rem" />
              <IconBookmark size="2rem" />
              <IconShare3 size="2rem" />
            </>
          }
          foot={
            <>
              <p className={styles.name}>{handle}</p>
              {title !== '' && <p className={styles.title}>{title}</p>}
              <PostText text={post.text} fold={fold} more={{ words: t('previews:more.more') }} marks={MARKS} />
              {isMarkedAsAi && <p className={styles.label}>{t('previews:label.aiCreator')}</p>}
              {isPaid && <p className={styles.label}>{t('previews:label.paid')}</p>}
              <p className={styles.sound}>
                <IconMusic size="0.875rem" aria-hidden /> {t('previews:originalSound', { name: handle })}
              </p>
            </>
          }
        >
          <p className={styles.noFile}>{t('previews:needsFile')}</p>
        </Vertical>
      </div>
    </article>
  )
}
