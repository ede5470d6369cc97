import { useTranslation } from 'react-i18next'
import { ALT_TEXT_MAX, LAYER_LINK_MAX, LAYER_NAME_MAX, SLOT_NAME_MAX } from '@postwright/core/limits'
import type { Layer } from '@postwright/core/scene/layer'
import { WordsField } from '../fields/words-field.tsx'
import { Section } from './section.tsx'
import { useEditLayers } from './use-edit-layers.ts'

/** What programs and documents know of a layer: its name, what is to be seen on it, where it leads. */
export function DetailsSection({ layers, hasSlotNames }: { layers: readonly Layer[]; hasSlotNames: boolean }) {
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
