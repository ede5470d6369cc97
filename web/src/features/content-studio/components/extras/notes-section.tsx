import { IconNotes } from '@tabler/icons-react'
import { lazy, memo, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostNotesProps } from './post-notes.tsx'
import styles from './post-extras.module.css'

const PostNotes = lazy(async () => {
  const { PostNotes: notes } = await import('./post-notes.tsx')
  return { default: notes }
})

/** Labels and note of a post, folded away as long as there are none; the labels can be seen either way. */
export const NotesSection = memo(function NotesSection(props: PostNotesProps) {
  const { t } = useTranslation('studio')
  const { labels, live } = props
  const [isOpen, setOpen] = useState(() => labels.length > 0 || live.read().note !== '')
  return (
    <details className={styles.options} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        <IconNotes size="1rem" aria-hidden /> {t('studio:notes.title')}
        {!isOpen && labels.length > 0 && ` · ${labels.join(', ')}`}
      </summary>
      <Suspense fallback={null}>{isOpen && <PostNotes {...props} />}</Suspense>
    </details>
  )
})
