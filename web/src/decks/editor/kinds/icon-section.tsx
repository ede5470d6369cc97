import { IconLineHeight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { LayerOf } from '@postwright/core/scene/layer'
import { ColorField } from '../fields/color-field.tsx'
import { NumberBox } from '../fields/number-box.tsx'
import styles from '../inspector/inspector.module.css'
import { Section } from '../inspector/section.tsx'
import { useEditLayers } from '../inspector/chosen-layers.ts'

export function IconSection({ layer }: { layer: LayerOf<'icon'> }) {
  const { t } = useTranslation('editor')
  const edit = useEditLayers()
  return (
    <Section title={t('kind.icon.name')}>
      <div className={styles.pair}>
        <ColorField
          label={t('icon.color')}
          value={layer.color}
          onChange={(color, phase) => edit.set({ color }, phase)}
        />
        <NumberBox
          label={t('icon.strokeWidth')}
          sign={<IconLineHeight size="0.875rem" aria-hidden />}
          min={0.5}
          max={4}
          step={0.25}
          digits={2}
          value={layer.strokeWidth}
          onChange={(strokeWidth) => edit.set({ strokeWidth })}
        />
      </div>
    </Section>
  )
}
