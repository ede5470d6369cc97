import { Slider } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Layer } from '@postwright/core/scene/layer'
import { commonValue } from './common-value.ts'
import { Section } from './section.tsx'
import { useEditLayers } from './use-edit-layers.ts'

/** How far what lies behind shines through. */
export function AppearanceSection({ layers }: { layers: readonly Layer[] }) {
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
