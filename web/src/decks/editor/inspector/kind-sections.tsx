import { useTranslation } from 'react-i18next'
import type { Fill, Stroke } from '@postwright/core/scene/fill'
import type { Layer, PlacedLayer } from '@postwright/core/scene/layer'
import { FillField } from '../fields/fill-field.tsx'
import { editorKindOf } from '../kinds/editor-kinds.ts'
import { commonValue, useEditLayers, type Phase } from './chosen-layers.ts'
import { IconBorderCorners, IconLineHeight } from '@tabler/icons-react'
import { CORNER_RADIUS_MAX, STROKE_WIDTH_MAX } from '@postwright/core/limits'
import { NumberBox } from '../fields/number-box.tsx'
import styles from './inspector.module.css'
import { Section } from './section.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { ColorField } from '../fields/color-field.tsx'

/** Shows the controls of one kind of layer when one layer is selected alone, above its text style. */
export function KindControls({ layers: [only, another] }: { layers: readonly Layer[] }) {
  return only && !another && only.type !== 'group' ? <OneKind layer={only} /> : null
}

/** Shows settings that only some kinds of layer have, each if all selected layers have it. */
export function KindSections({ layers }: { layers: readonly Layer[] }) {
  const { t } = useTranslation('editor')
  const edit = useEditLayers()
  const filled = layers.filter((layer): layer is Extract<Layer, { fill: Fill }> => 'fill' in layer)
  const stroked = layers.filter((layer): layer is Extract<Layer, { stroke: Stroke }> => 'stroke' in layer)
  const rounded = layers.filter((layer) => 'radius' in layer)
  return (
    <>
      {filled.length === layers.length && (
        <FillField
          label={t(filled.every((layer) => 'paragraphs' in layer) ? 'fill.behind' : 'fill.label')}
          value={commonValue(filled, ({ fill }) => fill)}
          onChange={(fill, phase) => edit.set({ fill }, phase)}
        />
      )}
      {stroked.length === layers.length && <StrokeSection layers={stroked} />}
      {rounded.length === layers.length && <RadiusField value={commonValue(rounded, ({ radius }) => radius)} />}
    </>
  )
}

function OneKind({ layer }: { layer: PlacedLayer }) {
  const { Controls } = editorKindOf(layer)
  return Controls && <Controls layer={layer} />
}

function RadiusField({ value }: { value: number | null }) {
  const { t } = useTranslation('editor')
  const edit = useEditLayers()
  return (
    <Section title={t('inspector.corners')}>
      <div className={styles.pair}>
        <NumberBox
          label={t('corners.radius')}
          sign={<IconBorderCorners size="0.875rem" aria-hidden />}
          min={0}
          max={CORNER_RADIUS_MAX}
          value={value}
          onChange={(radius) => edit.set({ radius })}
        />
      </div>
    </Section>
  )
}

const DASHES = ['solid', 'dashed', 'dotted'] as const

/** Sets outlines and the stroke of lines. */
function StrokeSection({ layers }: { layers: readonly Extract<Layer, { stroke: Stroke }>[] }) {
  const { t } = useTranslation('editor')
  const edit = useEditLayers()
  const [first] = layers
  if (!first) return null
  const set = (fields: Partial<Stroke>, phase?: Phase) => edit.set({ stroke: fields }, phase)
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
