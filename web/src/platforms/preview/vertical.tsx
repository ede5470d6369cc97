import type { ReactNode } from 'react'
import { Carousel } from './carousel.tsx'
import type { PreviewFile, PreviewContent } from './preview-content.ts'
import styles from './vertical.module.css'
import { IconDots, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '@/ui/avatar.tsx'

type Props = {
  files: readonly PreviewFile[]
  /** Content at the top edge. */
  top?: ReactNode
  /** Column of buttons on the right. */
  rail?: ReactNode
  /** Text at the bottom edge. */
  foot?: ReactNode
  children?: ReactNode
}

const RATIO = 9 / 16

/** Shows a video or images across the full height of a phone, with text and buttons on top. */
export function Vertical({ files, top, rail, foot, children }: Props) {
  return (
    <div className={styles.stage}>
      {files.length > 0 ? (
        <Carousel files={files} ratio={RATIO} whole={files.every(({ kind }) => kind === 'image')} />
      ) : (
        <div className={styles.empty}>{children}</div>
      )}
      {top !== undefined && <div className={styles.top}>{top}</div>}
      {rail !== undefined && (
        <div className={styles.rail} aria-hidden="true">
          {rail}
        </div>
      )}
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </div>
  )
}

type StoryProps = { name: string; avatar: string | null; content: PreviewContent }

/** Shows a story: one image or video, without text. */
export function Story({ name, avatar, content: { post } }: StoryProps) {
  const { t } = useTranslation('previews')
  return (
    <Vertical
      files={post.files.slice(0, 1)}
      top={
        <>
          <span className={styles.progress} aria-hidden="true" />
          <p className={styles.by}>
            <Avatar name={name} src={avatar} size={32} /> <strong className={styles.name}>{name}</strong>
            <span>{t('previews:now')}</span>
            <span className={styles.signs} aria-hidden="true">
              <IconDots size="1.375rem" />
              <IconX size="1.375rem" />
            </span>
          </p>
        </>
      }
    >
      <p>{t('previews:story.empty')}</p>
    </Vertical>
  )
}
