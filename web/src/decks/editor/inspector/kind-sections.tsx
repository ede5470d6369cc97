import { useTranslation } from 'react-i18next'
import type { Fill, Stroke } from '@postwright/core/scene/fill'
import type { Layer, PlacedLayer } from '@postwright/core/scene/layer'
import { FillField } from '../fields/fill-field.tsx'
import { editorKindOf } from '../kinds/editor-kinds.ts'
import { commonValue } from './common-value.ts'
import { RadiusField } from './radius-field.tsx'
import { StrokeSection } from './stroke-section.tsx'
import { useEditLayers } from './use-edit-layers.ts'

/** What only one kind of layer has, for a layer that is chosen alone: it comes before how its words look. */
export function KindControls({ layers: [only, another] }: { layers: readonly Layer[] }) {
  return only && !another && only.type !== 'group' ? <OneKind layer={only} /> : null
}

/** What only some kinds of layer have: each setting where all that are chosen have it. */
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
