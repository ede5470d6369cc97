import { IconDots, IconMessageCircle, IconShare3, IconThumbUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '@/ui/avatar.tsx'
import { EmptyLines } from '../preview/empty-lines.tsx'
import { PostText } from '../preview/post-text.tsx'
import type { PreviewContent } from '../preview/preview-content.ts'
import { Vertical } from '../preview/vertical.tsx'
import styles from './reel.module.css'

type Props = { name: string; avatar: string | null; content: PreviewContent }

/** Only its first words are seen over a reel. */
const FOLD = { characters: 72, lines: 1 }

export function Reel({ name, avatar, content: { post } }: Props) {
  const { t } = useTranslation('previews')
  return (
    <Vertical
      files={post.files}
      rail={
        <>
          <IconThumbUp size="1.75rem" />
          <IconMessageCircle size="1.75rem" />
          <IconShare3 size="1.75rem" />
          <IconDots size="1.75rem" />
        </>
      }
      foot={
        <>
          <p className={styles.by}>
            <Avatar name={name} src={avatar} size={32} /> <strong>{name}</strong>
          </p>
          <PostText text={post.text} fold={FOLD} more={{ words: t('previews:more.more') }} />
        </>
      }
    >
      <EmptyLines />
    </Vertical>
  )
}
