import { Button } from '@mantine/core'
import { Suspense, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { BRAND } from '@postwright/core/brand'
import { FORMAT_NAMES, type Format } from '@postwright/core/scene/format'
import { useTheme } from '../../preferences/theme.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { UiProvider } from '../../ui/ui-provider.tsx'
import type { ImageSource } from '../drawing/images.ts'
import { ExportButton } from '../export/export-button.tsx'
import styles from './deck-trial.module.css'
import { WordsOrEditor } from './words-or-editor.tsx'
import { beginFromTemplate } from '@postwright/core/scene/templates/deck-template'
import { SWISS_RULES } from '@postwright/core/scene/templates/designs/swiss-rules'
import { guestDeck } from '../../lib/guest-deck.ts'
import { createSceneStore, type SceneStore } from '../scene-store.ts'
import { guestSceneText, readGuestScene } from './guest-scene.ts'

type Props = { onClose: () => void; onKeep: () => void }

/** Image source of the home page, where visitors have no media library and decks show placeholders. */
const NO_PICTURES: ImageSource = () => Promise.reject(new Error('Visitors have no pictures'))

/** Edits a deck over the home page, for visitors without an account. Their work stays in this tab until they sign up and keep it. */
export function DeckTrial(props: Props) {
  const { effective } = useTheme()
  return createPortal(
    <UiProvider colorScheme={effective}>
      <Suspense fallback={<div className={styles.cover} />}>
        <OpenTrial {...props} />
      </Suspense>
    </UiProvider>,
    document.body,
  )
}

function OpenTrial({ onClose, onKeep }: Props) {
  const { t } = useTranslation(['trial', 'editor', 'export', 'ui', 'common'])
  const [store] = useState(() => beginTrial(t('trial:deckName')))
  const [format, setFormat] = useState<Format>(store.getState().scene.deck.format)
  const cover = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const page = document.querySelector('#root')
    page?.setAttribute('inert', '')
    cover.current?.focus()
    return () => page?.removeAttribute('inert')
  }, [])

  function keep() {
    keepTrial(store)
    onKeep()
  }

  return (
    <div
      ref={cover}
      className={styles.cover}
      role="dialog"
      aria-modal="true"
      aria-label={t('trial:title')}
      tabIndex={-1}
    >
      <header className={styles.bar}>
        <Button variant="subtle" color="gray" size="compact-md" onClick={onClose}>
          {t('trial:close')}
        </Button>
        <SelectField
          label={t('trial:format')}
          value={format}
          options={FORMAT_NAMES.map((name) => ({ value: name, label: name }))}
          onChange={setFormat}
        />
        <span className={styles.gap} />
        <ExportButton store={store} formatNow={() => format} pictures={NO_PICTURES} author={BRAND.name} />
        <Button size="compact-md" onClick={keep}>
          {t('trial:keep')}
        </Button>
      </header>
      <WordsOrEditor store={store} format={format} />
    </div>
  )
}

const TEMPLATE = SWISS_RULES

/** Returns the deck of the home page: as this visitor left it, or the template. Changes are kept in this tab. */
export function beginTrial(name: string): SceneStore {
  const kept = readGuestScene(guestDeck.read() ?? '')
  let count = 0
  const newSlideId = () => `trial${(count += 1)}`
  const scene = kept
    ? { deck: kept.deck, slides: kept.slides.map((slide) => ({ ...slide, id: newSlideId() })) }
    : beginFromTemplate(TEMPLATE, { name, deckId: 'trial', newSlideId })
  const store = createSceneStore(scene)
  store.subscribe(() => guestDeck.write(guestSceneText(store.getState().scene, TEMPLATE.id)))
  return store
}

/** Stores the deck even if it was not changed, because the visitor may want it unchanged. */
export function keepTrial(store: SceneStore): void {
  guestDeck.write(guestSceneText(store.getState().scene, TEMPLATE.id))
}
