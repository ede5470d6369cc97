import { Button, Select } from '@mantine/core'
import { useContext, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { placeLogo, removeLogo } from '@postwright/core/brand-kit/place-logo'
import { setBrandKit } from '@postwright/core/scene/commands/deck-theme'
import { isLogo } from '@postwright/core/scene/logo-slot'
import { applyToDeck, findMissingFamilies, logosOf, toAppliedKit } from '../../brand/apply-to-deck.ts'
import { DeckBrandContext } from '../../brand/deck-brand.ts'
import { fontLibrary } from '../../fonts/font-library.ts'
import { createMeasureText } from '../../fonts/measure-text.ts'
import { useEditor, useScene } from '../editor-context.ts'
import { useDeckKit } from '../fields/use-deck-kit.ts'
import { runChange } from '../run-change.ts'
import styles from './inspector.module.css'
import { Section } from './section.tsx'
import { useEditLayers } from './chosen-layers.ts'

const NONE = new Map<string, never>()

/** Shows the brand kit of a deck with its missing fonts, and applies the kit's colours, fonts and logo to the slides. */
export function KitSection() {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const edit = useEditLayers()
  const { kits, logoSizes = NONE, areFontsKnown = false } = useContext(DeckBrandContext)
  const { kit } = useDeckKit()
  const families = useSyncExternalStore(fontLibrary.subscribe, fontLibrary.families)
  const hasLogo = useScene(({ slides }) => slides.some(({ layers }) => layers.some(isLogo)))
  const [isBusy, setBusy] = useState(false)
  if (kits.length === 0) return null
  const alt = kit ? t('kit.logoAlt', { brand: kit.name }) : ''
  const logos = kit && logosOf(kit, logoSizes, alt)
  const missing = kit && areFontsKnown ? findMissingFamilies(kit, families) : []

  async function apply() {
    if (!kit) return
    setBusy(true)
    const readScene = () => editor.store.getState().scene
    runChange(editor, await applyToDeck(readScene, toAppliedKit(kit, logoSizes, alt)))
    setBusy(false)
  }

  return (
    <Section title={t('kit.label')}>
      <Select
        size="xs"
        aria-label={t('kit.label')}
        placeholder={t('kit.none')}
        data={kits.map(({ id, name }) => ({ value: id, label: name }))}
        value={kit?.id ?? null}
        clearable
        clearButtonProps={{ 'aria-label': t('kit.clear') }}
        onChange={(id) => edit.run((scene) => setBrandKit(scene, { brandKitId: id ?? '' }))}
      />
      {kit && (
        <Button size="xs" variant="default" loading={isBusy} onClick={() => void apply()}>
          {t('kit.apply')}
        </Button>
      )}
      {hasLogo ? (
        <Button size="xs" variant="default" onClick={() => edit.run(removeLogo)}>
          {t('kit.removeLogo')}
        </Button>
      ) : (
        logos &&
        logos.logos.length > 0 && (
          <Button
            size="xs"
            variant="default"
            onClick={() => edit.run((scene) => placeLogo(scene, logos, createMeasureText()))}
          >
            {t('kit.placeLogo')}
          </Button>
        )
      )}
      {missing.length > 0 && (
        <p role="status" className={styles.note}>
          {t('kit.missingFonts', { count: missing.length, families: missing.join(', ') })}
        </p>
      )}
    </Section>
  )
}
