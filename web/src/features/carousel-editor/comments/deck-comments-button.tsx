import { ActionIcon, Tooltip } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { COMMENT_PARAM } from '@/config/comment-address.ts'
import { lazyPart, useLoadWhenIdle } from '@/lib/later-part.tsx'

const DeckComments = lazyPart(async () => (await import('./deck-comments.tsx')).DeckComments)

/** Opens the comments on a deck, also by a link to one of them. */
export function DeckCommentsButton({ deckId }: { deckId: string }) {
  const { t } = useTranslation('decks')
  const [params] = useSearchParams()
  const [isOpen, setOpen] = useState(false)
  if (params.has(COMMENT_PARAM) && !isOpen) setOpen(true)
  useLoadWhenIdle(DeckComments.load)
  return (
    <>
      <Tooltip label={t('decks:comments')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('decks:comments')}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <IconMessage size="1.125rem" aria-hidden />
        </ActionIcon>
      </Tooltip>
      {isOpen && <DeckComments deckId={deckId} onClose={() => setOpen(false)} />}
    </>
  )
}
