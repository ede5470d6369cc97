import { useTranslation } from 'react-i18next'
import { Avatar } from '@/ui/avatar.tsx'
import styles from './comment-row.module.css'
import { PostText } from './post-text.tsx'

type Props = {
  name: string
  avatar: string | null
  text: string
  /** True if the text is shown in a bubble. */ inBubble: boolean
}

/** Shows the first comment below a post, by its author. */
export function CommentRow({ name, avatar, text, inBubble }: Props) {
  const { t } = useTranslation('previews')
  return (
    <div className={styles.comment} role="group" aria-label={t('previews:comment')}>
      <Avatar name={name} src={avatar} size={32} />
      <div className={styles.words} data-bubble={inBubble || undefined}>
        <p className={styles.by}>
          <strong className={styles.name}>{name}</strong>
          <span className={styles.faint}>{t('previews:now')}</span>
        </p>
        <PostText text={text} />
      </div>
    </div>
  )
}
