import { IconDots, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '@/ui/avatar.tsx'
import type { PreviewContent } from './preview-content.ts'
import styles from './story.module.css'
import { Vertical } from './vertical.tsx'

type Props = { name: string; avatar: string | null; content: PreviewContent }

/** A story: one picture or video, without a text. */
export function Story({ name, avatar, content: { post } }: Props) {
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
