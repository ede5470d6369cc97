import type { Layer } from '@postwright/core/scene/layer'
import { EffectsSection } from './effects-section.tsx'
import { KindControls, KindSections } from './kind-sections.tsx'
import { PlaceSection } from './place-section.tsx'
import { SlideSections } from './slide-sections.tsx'
import { TextSection } from './text-section.tsx'
import { useChosen, commonValue, useEditLayers } from './chosen-layers.ts'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../bar/action-button.tsx'
import { SCENE_ACTIONS } from '../commands/scene-actions.ts'
import styles from './inspector.module.css'
import { Slider } from '@mantine/core'
import { Section } from './section.tsx'
import { ALT_TEXT_MAX, LAYER_LINK_MAX, LAYER_NAME_MAX, SLOT_NAME_MAX } from '@postwright/core/limits'
import { WordsField } from '../fields/words-field.tsx'

/** Shows the settings of the selection, or of the slide if nothing is selected. */
export function Inspector({ hasSlotNames }: { hasSlotNames: boolean }) {
  const chosen = useChosen()
  if (chosen.length === 0) return <SlideSections />
  const styled = chosen.filter((layer) => 'style' in layer)
  return (
    <div key={keyOf(chosen)}>
      <AlignRow count={chosen.length} />
      <PlaceSection />
      <KindControls layers={chosen} />
      {styled.length === chosen.length && <TextSection layers={styled} />}
      <KindSections layers={chosen} />
      <AppearanceSection layers={chosen} />
      <EffectsSection layers={chosen} />
      <DetailsSection layers={chosen} hasSlotNames={hasSlotNames} />
    </div>
  )
}

/** Returns a key per selection, so that text typed into a field is discarded with the selection. */
function keyOf(chosen: readonly Layer[]): string {
  return chosen.map(({ id }) => id).join(' ')
}

const ALIGN = ['alignLeft', 'alignCenter', 'alignRight', 'alignTop', 'alignMiddle', 'alignBottom']

const SPREAD = ['distributeHorizontally', 'distributeVertically', 'matchWidth', 'matchHeight', 'groupLayers']

/** Aligns layers to each other, or a single one to the slide; several can also be distributed, matched in size and grouped. */
function AlignRow({ count }: { count: number }) {
  const { t } = useTranslation('editor')
  const shown = count > 1 ? [...ALIGN, ...SPREAD] : ALIGN
  return (
    <section className={styles.section} aria-label={t('inspector.align')}>
      <div className={`${styles.row} ${styles.spread}`}>
        {SCENE_ACTIONS.filter(({ command }) => shown.includes(command)).map((action) => (
          <ActionButton key={action.id} action={action} />
        ))}
      </div>
    </section>
  )
}

/** Sets the opacity. */
function AppearanceSection({ layers }: { layers: readonly Layer[] }) {
  const { t } = useTranslation('editor')
  const edit = useEditLayers()
  const opacity = commonValue(layers, (layer) => layer.opacity)
  return (
    <Section title={t('inspector.opacity')}>
      <Slider
        size="sm"
        min={0}
        max={100}
        thumbLabel={t('inspector.opacity')}
        label={(percent) => t('field.percent', { percent })}
        value={Math.round((opacity ?? 1) * 100)}
        onChange={(percent) => edit.set({ opacity: percent / 100 }, 'held')}
        onChangeEnd={(percent) => edit.set({ opacity: percent / 100 }, 'done')}
      />
    </Section>
  )
}

/** Sets the metadata of a layer: its name, its alternative text and its link. */
function DetailsSection({ layers, hasSlotNames }: { layers: readonly Layer[]; hasSlotNames: boolean }) {
  const { t } = useTranslation('editor')
  const edit = useEditLayers()
  const [layer, another] = layers
  if (!layer || another) return null
  return (
    <Section title={t('inspector.details')}>
      <WordsField
        label={t('details.name')}
        value={layer.name}
        max={LAYER_NAME_MAX}
        onChange={(name) => edit.set({ name })}
      />
      {!('paragraphs' in layer) && (
        <WordsField
          label={t('details.alt')}
          hint={t('details.altHint')}
          value={layer.alt}
          max={ALT_TEXT_MAX}
          isLong
          onChange={(alt) => edit.set({ alt })}
        />
      )}
      <WordsField
        label={t('details.link')}
        value={layer.link}
        max={LAYER_LINK_MAX}
        check={(link) => link === '' || /^(https:\/\/|mailto:)\S+$/.test(link)}
        error={t('details.linkError')}
        onChange={(link) => edit.set({ link })}
      />
      {hasSlotNames && (
        <WordsField
          label={t('details.slot')}
          value={layer.slot}
          max={SLOT_NAME_MAX}
          onChange={(slot) => edit.set({ slot })}
        />
      )}
    </Section>
  )
}
