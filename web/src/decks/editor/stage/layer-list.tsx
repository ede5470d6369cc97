import { useTranslation } from 'react-i18next'
import type { Layer } from '@postwright/core/scene/layer'
import { useEditorPart, useView } from '../editor-context.ts'
import { layerName } from '../kinds/editor-kinds.ts'
import { getCurrentLayers } from '../editor-selectors.ts'

/** Lists the content of the slide for screen reader users; changes of the selection are announced. */
export function LayerList() {
  const { t } = useTranslation('editor')
  const layers = useEditorPart(getCurrentLayers, Object.is)
  const selection = useView((state) => state.selection)
  const wordsOf = (layer: Layer) => layerName(layer, t)
  const chosen = layers.filter(({ id }) => selection.includes(id))
  return (
    <div className="visually-hidden">
      <ul aria-label={t('stage.layers')}>
        {layers.map((layer) => (
          <li key={layer.id} aria-current={selection.includes(layer.id) || undefined}>
            {wordsOf(layer)}
          </li>
        ))}
      </ul>
      <p role="status">{chosen.length > 0 && t('stage.chosen', { label: chosen.map(wordsOf).join(', ') })}</p>
    </div>
  )
}
