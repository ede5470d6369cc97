import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { MissingDocument } from '@/documents/missing-document.tsx'
import { useIsAwaited } from '@/documents/outbox/use-is-awaited.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { DeckWorkplace } from './components/deck-workplace.tsx'
import { deckDrafts } from '@/stored-decks/data/deck-drafts.ts'
import { useDeck } from './data/use-deck.ts'

/** Shows one deck in the editor, by the id in the address. */
export function Component() {
  const { t } = useTranslation(['decks', 'editor', 'export', 'lint', 'drafts', 'areas', 'ui'])
  const { deckId = '' } = useParams()
  const isAwaited = useIsAwaited(deckDrafts, deckId)
  if (isAwaited) return <SkeletonList rows={3} label={t('decks:deck.loading')} />
  return <DeckById key={deckId} deckId={deckId} />
}

function DeckById({ deckId }: { deckId: string }) {
  const { t } = useTranslation('decks')
  const { workspaceId } = useSignedIn()
  const { deck, slides } = useDeck(workspaceId, deckId)
  return (
    <DataState
      level={1}
      read={deck}
      loading={<SkeletonList rows={3} label={t('decks:deck.loading')} />}
      errorTitle={t('decks:deck.error')}
      missing={
        <MissingDocument
          title={t('decks:deck.missing')}
          text={t('decks:deck.missingText')}
          list={{ title: t('decks:title'), href: routes.carouselEditor.href() }}
        />
      }
    >
      {(data) => (
        <DataState
          level={1}
          // A deck without slides is shown as well, because its first slide may not have been added yet.
          read={slides.status === 'ready' ? { status: 'ready', data: { slides: slides.data } } : slides}
          loading={<SkeletonList rows={3} label={t('decks:deck.loading')} />}
          errorTitle={t('decks:deck.error')}
        >
          {(read) => <DeckWorkplace deck={data} slides={read.slides} />}
        </DataState>
      )}
    </DataState>
  )
}
