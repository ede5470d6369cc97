import { Button, Select } from '@mantine/core'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { themeOfKit } from '@postwright/core/brand/theme-of-kit'
import { applyTheme } from '@postwright/core/scene/commands/apply-theme'
import { setBrandKit } from '@postwright/core/scene/commands/set-brand-kit'
import { DeckBrandContext } from '../../brand/deck-brand.ts'
import { useDeckKit } from '../fields/use-deck-kit.ts'
import { Section } from './section.tsx'
import { useEditLayers } from './use-edit-layers.ts'

/** Which brand kit a deck follows, and its colours and fonts as the theme. */
export function KitSection() {
  const { t } = useTranslation('editor')
  const edit = useEditLayers()
  const { kits } = useContext(DeckBrandContext)
  const { kit } = useDeckKit()
  if (kits.length === 0) return null
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
        <Button
          size="xs"
          variant="default"
          onClick={() =>
            edit.run((scene) => applyTheme(scene, { theme: themeOfKit(kit, scene.deck.theme), mapsColors: true }))
          }
        >
          {t('kit.apply')}
        </Button>
      )}
    </Section>
  )
}
