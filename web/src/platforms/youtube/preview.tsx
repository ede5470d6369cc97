import {
  IconBell,
  IconDownload,
  IconShare3,
  IconThumbDown,
  IconThumbUp,
  IconMessage2,
  IconRepeat,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '@/ui/avatar.tsx'
import type { PreviewProps } from '../platform-module.ts'
import { Actions } from '../preview/actions.tsx'
import { EmptyLines } from '../preview/empty-lines.tsx'
import { FileView } from '../preview/file-view.tsx'
import { PostText } from '../preview/post-text.tsx'
import styles from './preview.module.css'
import { type PreviewFile, isEmpty } from '../preview/preview-content.ts'
import { Vertical } from '../preview/vertical.tsx'

export function Preview({ channel, content, device }: PreviewProps) {
  const { t } = useTranslation('previews')
  const { name, handle, avatar } = channel
  const { post, title, settings, fold } = content
  const video = post.files.find(({ kind }) => kind === 'video')
  const thumbnail = post.files.find(({ kind }) => kind === 'image')
  const shown = name || handle
  if (video && isShort(video)) {
    return (
      <article className={styles.page} data-device={device}>
        <div className={styles.upright}>
          <Short name={shown} avatar={avatar} title={title} video={video} />
        </div>
      </article>
    )
  }
  const picture = thumbnail ?? video
  return (
    <article className={styles.page} data-device={device}>
      <div className={styles.player}>
        {picture ? <FileView file={picture} number={1} /> : <p className={styles.noFile}>{t('previews:needsVideo')}</p>}
      </div>
      <div className={styles.below}>
        <h3 className={styles.title}>{title === '' ? t('previews:title') : title}</h3>
        <div className={styles.channel}>
          <Avatar name={shown} src={avatar} size={40} />
          <strong className={styles.name}>{shown}</strong>
          <span className={styles.subscribe} aria-hidden="true">
            {t('previews:action.subscribe')}
          </span>
          <span className={styles.pills}>
            <Actions>
              <span className={styles.pill}>
                <IconThumbUp size="1.125rem" />
                <IconThumbDown size="1.125rem" />
              </span>
              <span className={styles.pill}>
                <IconShare3 size="1.125rem" /> {t('previews:action.share')}
              </span>
              <span className={styles.pill}>
                <IconDownload size="1.125rem" />
              </span>
              <span className={styles.pill}>
                <IconBell size="1.125rem" />
              </span>
            </Actions>
          </span>
        </div>
        <div className={styles.description}>
          <p className={styles.views}>{t('previews:noViews')}</p>
          {isEmpty(content) && <EmptyLines />}
          <PostText text={post.text} fold={fold} more={{ words: t('previews:more.more') }} />
          {settings.madeWithAi === true && <p className={styles.ai}>{t('previews:label.altered')}</p>}
        </div>
      </div>
    </article>
  )
}

const LONGEST = 3 * 60_000

/** Returns whether a video is shown as a Short: portrait or square, and up to three minutes long. */
function isShort({ ratio, durationMs }: Pick<PreviewFile, 'ratio' | 'durationMs'>): boolean {
  return ratio !== null && ratio <= 1 && durationMs !== null && durationMs <= LONGEST
}

type Props = { name: string; avatar: string | null; title: string; video: PreviewFile }

/** Shows a Short with only the title on top. */
function Short({ name, avatar, title, video }: Props) {
  const { t } = useTranslation('previews')
  return (
    <Vertical
      files={[video]}
      rail={
        <>
          <IconThumbUp size="1.75rem" />
          <IconThumbDown size="1.75rem" />
          <IconMessage2 size="1.75rem" />
          <IconShare3 size="1.75rem" />
          <IconRepeat size="1.75rem" />
        </>
      }
      foot={
        <>
          <p className={styles.by}>
            <Avatar name={name} src={avatar} size={36} /> <strong className={styles.shortName}>{name}</strong>
            <span className={styles.shortSubscribe} aria-hidden="true">
              {t('previews:action.subscribe')}
            </span>
          </p>
          <p className={styles.shortTitle}>{title === '' ? t('previews:title') : title}</p>
        </>
      }
    />
  )
}
