import { IconDots, IconHeart, IconMessageCircle, IconUpload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '@/ui/avatar.tsx'
import type { PreviewProps } from '../platform-module.ts'
import { Actions } from '../preview/actions.tsx'
import { Carousel } from '../preview/carousel.tsx'
import { clampRatio } from '../preview/file-view.tsx'
import { EmptyLines } from '../preview/empty-lines.tsx'
import { firstLink, hostOf } from '../preview/link-card.tsx'
import { isEmpty } from '../preview/preview-content.ts'
import { PostText } from '../preview/post-text.tsx'
import styles from './preview.module.css'

/** Minimum and maximum aspect ratio; taller images are cropped at the bottom. */
const SHAPES = [1 / 2.1, 2] as const

export function Preview({ channel, content, device }: PreviewProps) {
  const { t } = useTranslation('previews')
  const { name, handle, avatar, choices } = channel
  const { post, title, settings, fold } = content
  const [first] = post.files
  const board = choices['board']?.find(({ value }) => value === settings['board'])?.label
  const section = choices['section']?.find(({ value }) => value === settings['section'])
  const isInside = section?.value.startsWith(`${String(settings['board'])}/`) === true
  const place = board !== undefined && isInside ? `${board} · ${section.label}` : board
  const link =
    typeof settings['link'] === 'string' && settings['link'].trim() !== '' ? settings['link'] : firstLink(post.text)
  return (
    <article className={styles.page} data-device={device}>
      <div className={styles.pin}>
        <div className={styles.file}>
          {first ? (
            <Carousel files={post.files} ratio={clampRatio(first.ratio, SHAPES)} />
          ) : (
            <div className={styles.noFile}>{t('previews:needsFile')}</div>
          )}
        </div>
        <div className={styles.words}>
          <div className={styles.actions}>
            <Actions spread>
              <span className={styles.left}>
                <IconHeart size="1.5rem" />
                <IconMessageCircle size="1.5rem" />
                <IconUpload size="1.5rem" />
                <IconDots size="1.5rem" />
              </span>
              <span className={styles.save}>{t('previews:action.save')}</span>
            </Actions>
          </div>
          {place !== undefined && <p className={styles.faint}>{place}</p>}
          {title !== '' && <p className={styles.title}>{title}</p>}
          {isEmpty(content) && <EmptyLines />}
          {link !== null && <p className={styles.faint}>{hostOf(link)}</p>}
          <PostText text={post.text} fold={fold} more={{ words: t('previews:more.more') }} />
          <p className={styles.by}>
            <Avatar name={name || handle} src={avatar} size={32} /> <strong>{name || handle}</strong>
          </p>
        </div>
      </div>
    </article>
  )
}
