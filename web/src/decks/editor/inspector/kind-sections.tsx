import { useTranslation } from 'react-i18next'
import type { Fill, Stroke } from '@postwright/core/scene/fill'
import type { Layer } from '@postwright/core/scene/layer'
import { FillField } from '../fields/fill-field.tsx'
import { AvatarSection } from './avatar-section.tsx'
import { commonValue } from './common-value.ts'
import { IconSection } from './icon-section.tsx'
import { LineSection } from './line-section.tsx'
import { PageNumberSection } from './page-number-section.tsx'
import { PictureSection } from './picture-section.tsx'
import { QrSection } from './qr-section.tsx'
import { RadiusField } from './radius-field.tsx'
import { StrokeSection } from './stroke-section.tsx'
import { useEditLayers } from './use-edit-layers.ts'

/** What only some kinds of layer have: each setting where all that are chosen have it. */
export function KindSections({ layers }: { layers: readonly Layer[] }) {
  const { t } = useTranslation('editor')
  const edit = useEditLayers()
  const [only, another] = layers
  const filled = layers.filter((layer): layer is Extract<Layer, { fill: Fill }> => 'fill' in layer)
  const stroked = layers.filter((layer): layer is Extract<Layer, { stroke: Stroke }> => 'stroke' in layer)
  const rounded = layers.filter((layer) => 'radius' in layer)
  return (
    <>
      {only && !another && <OneKind layer={only} />}
      {filled.length === layers.length && (
        <FillField
          label={t(filled.every(({ type }) => type === 'text') ? 'fill.behind' : 'fill.label')}
          value={commonValue(filled, ({ fill }) => fill)}
          onChange={(fill, phase) => edit.set({ fill }, phase)}
        />
      )}
      {stroked.length === layers.length && <StrokeSection layers={stroked} />}
      {rounded.length === layers.length && <RadiusField value={commonValue(rounded, ({ radius }) => radius)} />}
    </>
  )
}

function OneKind({ layer }: { layer: Layer }) {
  switch (layer.type) {
    case 'image':
      return <PictureSection layer={layer} />
    case 'line':
      return <LineSection layer={layer} />
    case 'icon':
      return <IconSection layer={layer} />
    case 'qr':
      return <QrSection layer={layer} />
    case 'pageNumber':
      return <PageNumberSection layer={layer} />
    case 'avatar':
      return <AvatarSection layer={layer} />
    case 'text':
    case 'shape':
    case 'group':
      return null
  }
}
