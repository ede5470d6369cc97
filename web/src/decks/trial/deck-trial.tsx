import { Button } from '@mantine/core'
import { Suspense, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { BRAND } from '@postwright/core/brand'
import { FORMAT_NAMES, type Format } from '@postwright/core/scene/format'
import { useTheme } from '../../preferences/theme.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { UiProvider } from '../../ui/ui-provider.tsx'
import type { PictureSource } from '../drawing/load-pictures.ts'
import { ExportButton } from '../export/export-button.tsx'
import { beginTrial, keepTrial } from './begin-trial.ts'
import styles from './deck-trial.module.css'
import { WordsOrEditor } from './words-or-editor.tsx'

type Props = { onClose: () => void; onKeep: () => void }

/** A visitor has no library of pictures: decks of the home page show places for them. */
const NO_PICTURES: PictureSource = () => Promise.reject(new Error('Visitors have no pictures'))

/** A deck over the home page, for people without an account. What they make stays in this tab until they take it along. */
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
