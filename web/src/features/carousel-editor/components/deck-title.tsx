import { ActionIcon, TextInput } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DECK_NAME_MAX } from '@postwright/core/limits'
import { toOneLine } from '@postwright/core/text/text-fields'
import { routes } from '@/config/routes.ts'
import type { SceneStore } from '@/decks/scene-store.ts'
import styles from './deck-workplace.module.css'

/** The way back to the list, and the deck's name as a field; one without words keeps the last name that it had. */
export function DeckTitle({ store }: { store: SceneStore }) {
  const { t } = useTranslation('decks')
  const name = useSyncExternalStore(store.subscribe, () => store.getState().scene.deck.name)
  const [typed, setTyped] = useState<string | null>(null)

  function type(words: string) {
    setTyped(words)
    const next = toOneLine(words, DECK_NAME_MAX)
    if (next === null || next === store.getState().scene.deck.name) return
    const before = { name: store.getState().scene.deck.name }
    store.run({ command: 'renameDeck', edits: [{ kind: 'setDeck', before, after: { name: next } }] }, 'renameDeck')
  }

  return (
    <div className={styles.title}>
      <ActionIcon
        component={Link}
        to={routes.carouselEditor.href()}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('decks:deck.back')}
      >
        <IconArrowLeft size="1.125rem" aria-hidden />
      </ActionIcon>
      <h1 className="visually-hidden">{name}</h1>
      <TextInput
        className={styles.name}
        variant="unstyled"
        aria-label={t('decks:details.name')}
        maxLength={DECK_NAME_MAX}
        value={typed ?? name}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
    </div>
  )
}
