import { IconNotes } from '@tabler/icons-react'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostNotesProps } from './post-notes.tsx'
import styles from './post-extras.module.css'
import { lazyPart, useLoadWhenIdle } from '@/lib/later-part.tsx'

const PostNotes = lazyPart(async () => (await import('./post-notes.tsx')).PostNotes)

/** Labels and note of a post, folded away as long as there are none; the labels can be seen either way. */
export const NotesSection = memo(function NotesSection(props: PostNotesProps) {
  const { t } = useTranslation('studio')
  const { labels, campaignId, live } = props
  useLoadWhenIdle(PostNotes.load)
  const [isOpen, setOpen] = useState(() => labels.length > 0 || campaignId !== '' || live.read().note !== '')
  return (
    <details className={styles.options} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        <IconNotes size="1rem" aria-hidden /> {t('studio:notes.title')}
        {!isOpen && labels.length > 0 && ` · ${labels.join(', ')}`}
      </summary>
      {isOpen && <PostNotes {...props} />}
    </details>
  )
})
