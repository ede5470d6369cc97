import { IconLineHeight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { STROKE_WIDTH_MAX } from '@postwright/core/limits'
import type { Stroke } from '@postwright/core/scene/fill'
import type { Layer } from '@postwright/core/scene/layer'
import { SelectField } from '@/ui/select-field.tsx'
import { ColorField } from '../fields/color-field.tsx'
import { NumberBox } from '../fields/number-box.tsx'
import { commonValue } from './common-value.ts'
import styles from './inspector.module.css'
import { Section } from './section.tsx'
import { type Phase, useEditLayers } from './use-edit-layers.ts'

const DASHES = ['solid', 'dashed', 'dotted'] as const

/** Outlines, and the lines of lines. */
export function StrokeSection({ layers }: { layers: readonly Extract<Layer, { stroke: Stroke }>[] }) {
  const { t } = useTranslation('editor')
  const edit = useEditLayers()
  const [first] = layers
  if (!first) return null
  const set = (fields: Partial<Stroke>, phase?: Phase) => edit.set({ stroke: { ...first.stroke, ...fields } }, phase)
  return (
    <Section title={t('inspector.stroke')}>
      <div className={styles.pair}>
        <ColorField
          label={t('stroke.color')}
          value={commonValue(layers, ({ stroke }) => stroke.color)}
          onChange={(color, phase) => set({ color }, phase)}
        />
        <NumberBox
          label={t('stroke.width')}
          sign={<IconLineHeight size="0.875rem" aria-hidden />}
          min={0}
          max={STROKE_WIDTH_MAX * 50}
          value={commonValue(layers, ({ stroke }) => stroke.width)}
          onChange={(width) => set({ width })}
        />
      </div>
      <SelectField
        label={t('stroke.dash')}
        value={first.stroke.dash}
        options={DASHES.map((value) => ({ value, label: t(`dash.${value}`) }))}
        onChange={(dash) => set({ dash })}
      />
    </Section>
  )
}
