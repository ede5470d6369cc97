import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Deck } from '@postwright/core/collections/decks'
import type { Slide } from '@postwright/core/collections/slides'
import type { Format } from '@postwright/core/scene/format'
import { DeckBrandContext } from '@/decks/brand/deck-brand.ts'
import { DeckEditor } from '@/decks/editor/deck-editor.tsx'
import { SaveStatus } from '@/documents/save-status.tsx'
import { laterPart } from '@/lib/later-part.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import type { OpenDeck } from '../sync/open-deck.ts'
import { DeckTitle } from './deck-title.tsx'
import { DeckScreenTools } from './deck-screen-tools.tsx'
import { PeopleHere } from './people-here.tsx'
import styles from './deck-workplace.module.css'
import { useDeckBrand } from './use-deck-brand.ts'
import { useDeckEvents } from './use-deck-events.ts'
import { useDeckPorts } from './use-deck-ports.ts'
import { useOpenDeck, useSaveState } from './use-open-deck.ts'
import { usePresence } from './use-presence.ts'
import { useThumbnail } from './use-thumbnail.ts'

const PictureDialog = laterPart(async () => (await import('@/stored-decks/picture-dialog.tsx')).PictureDialog)

type Props = { deck: Deck; slides: readonly Slide[] }

/** A deck in its editor, once everything that this device has of it is found. */
export function DeckWorkplace({ deck, slides }: Props) {
  const { t } = useTranslation('decks')
  const { events, setStore } = useDeckEvents()
  const open = useOpenDeck(deck, slides, events, setStore)
  if (!open) return <SkeletonList rows={3} label={t('decks:deck.loading')} />
  return <OpenEditor deckId={deck.id} open={open} />
}

function OpenEditor({ deckId, open }: { deckId: string; open: OpenDeck }) {
  const { status, isSafe } = useSaveState(open)
  const { ports, choice, areFontsKnown } = useDeckPorts()
  const brand = useDeckBrand(areFontsKnown)
  const { peers, onLook, onPoint } = usePresence(deckId)
  const [format, setFormat] = useState<Format | null>(null)
  const look = useCallback(
    (state: { slideId: string; selection: readonly string[]; format: Format }) => {
      setFormat(state.format)
      onLook(state)
    },
    [onLook],
  )
  useThumbnail(open, ports.pictures)
  return (
    <div className={styles.workplace} data-fills-frame>
      <DeckBrandContext value={brand}>
        <DeckEditor
          store={open.store}
          ports={{ ...ports, onPoint }}
          peers={peers}
          onLook={look}
          title={<DeckTitle store={open.store} />}
          status={<SaveStatus status={status} isKept={isSafe} onRetry={open.save.retry} />}
          people={<PeopleHere people={peers} />}
          share={<DeckScreenTools deckId={deckId} open={open} pictures={ports.pictures} format={format} />}
        />
      </DeckBrandContext>
      <PictureDialog props={choice} />
    </div>
  )
}
