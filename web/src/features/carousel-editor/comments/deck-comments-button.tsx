import { useTranslation } from 'react-i18next'
import { CommentsToggle, useCommentsOpen } from '@/comments/comments-toggle.tsx'
import { lazyPart, useLoadWhenIdle } from '@/lib/lazy-when-idle.tsx'

const DeckComments = lazyPart(async () => (await import('./deck-comments.tsx')).DeckComments)

/** Opens the comments on a deck; a link to one of the comments opens them too. */
export function DeckCommentsButton({ deckId }: { deckId: string }) {
  const { t } = useTranslation('decks')
  const [isOpen, setOpen] = useCommentsOpen()
  useLoadWhenIdle(DeckComments.load)
  return (
    <>
      <CommentsToggle label={t('decks:comments')} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      {isOpen && <DeckComments deckId={deckId} onClose={() => setOpen(false)} />}
    </>
  )
}
