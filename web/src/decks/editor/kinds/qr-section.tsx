import { useTranslation } from 'react-i18next'
import { QR_TEXT_MAX } from '@postwright/core/limits'
import type { LayerOf } from '@postwright/core/scene/layer'
import { ColorField } from '../fields/color-field.tsx'
import { WordsField } from '../fields/words-field.tsx'
import { Section } from '../inspector/section.tsx'
import { useEditLayers } from '../inspector/chosen-layers.ts'

export function QrSection({ layer }: { layer: LayerOf<'qr'> }) {
  const { t } = useTranslation('editor')
  const edit = useEditLayers()
  return (
    <Section title={t('kind.qr.name')}>
      <WordsField label={t('qr.text')} value={layer.text} max={QR_TEXT_MAX} onChange={(text) => edit.set({ text })} />
      <ColorField label={t('qr.color')} value={layer.color} onChange={(color, phase) => edit.set({ color }, phase)} />
      {layer.background.kind === 'solid' && (
        <ColorField
          label={t('qr.background')}
          value={layer.background.color}
          onChange={(color, phase) => edit.set({ background: { kind: 'solid', color } }, phase)}
        />
      )}
    </Section>
  )
}
