import { Drawer, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PictureSource } from '@/decks/drawing/load-pictures.ts'
import type { SceneStore } from '@/decks/scene-store.ts'
import { NO_BANNER } from '@/ui/no-banner.ts'
import { DeckHistory } from './deck-history.tsx'
import styles from './history-panel.module.css'
import { SlideHistory } from './slide-history.tsx'

type Props = { deckId: string; store: SceneStore; pictures: PictureSource; onClose: () => void }

/** What a deck, or each of its slides, was before, and the way back to it. */
export function HistoryPanel({ deckId, store, pictures, onClose }: Props) {
  const { t } = useTranslation('decks')
  const [of, setOf] = useState<'deck' | 'slides'>('deck')
  return (
    <Drawer
      opened
      position="right"
      title={t('decks:history.title')}
      closeButtonProps={{ 'aria-label': t('common:action.close') }}
      attributes={NO_BANNER}
      onClose={onClose}
    >
      <SegmentedControl
        className={styles.choice}
        fullWidth
        size="xs"
        aria-label={t('decks:history.of')}
        value={of}
        data={[
          { value: 'deck', label: t('decks:history.wholeDeck') },
          { value: 'slides', label: t('decks:history.singleSlides') },
        ]}
        onChange={(value) => setOf(value === 'slides' ? 'slides' : 'deck')}
      />
      {of === 'deck' ? (
        <DeckHistory deckId={deckId} store={store} pictures={pictures} />
      ) : (
        <SlideHistory deckId={deckId} store={store} pictures={pictures} />
      )}
    </Drawer>
  )
}
