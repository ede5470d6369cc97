import { IconMessage2, IconRepeat, IconShare3, IconThumbDown, IconThumbUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '@/ui/avatar.tsx'
import type { PreviewFile } from '../preview/preview-content.ts'
import { Vertical } from '../preview/vertical.tsx'
import styles from './short.module.css'

type Props = { name: string; avatar: string | null; title: string; video: PreviewFile }

/** A Short, over which only the title is seen. */
export function Short({ name, avatar, title, video }: Props) {
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
            <Avatar name={name} src={avatar} size={36} /> <strong className={styles.name}>{name}</strong>
            <span className={styles.subscribe} aria-hidden="true">
              {t('previews:action.subscribe')}
            </span>
          </p>
          <p className={styles.title}>{title === '' ? t('previews:title') : title}</p>
        </>
      }
    />
  )
}
