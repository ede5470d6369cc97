import type { Layer } from '@postwright/core/scene/layer'
import { plainText } from '@postwright/core/scene/text-content'
import { excerptOf } from '@postwright/core/text/excerpt'
import type { TFunction } from 'i18next'

const NAME_MAX = 40

/** What a layer is called: as a person named it, else by its words, else by what it is. */
export function layerName(layer: Layer, t: TFunction): string {
  return layer.name || contentOf(layer) || kindName(layer, t)
}

function contentOf(layer: Layer): string {
  if (layer.type === 'text') return excerptOf(plainText(layer.paragraphs), NAME_MAX)
  if (layer.type === 'avatar') return layer.person || layer.handle
  return layer.type === 'image' || layer.type === 'qr' ? excerptOf(layer.alt, NAME_MAX) : ''
}

/** What kind of layer it is. */
function kindName(layer: Layer, t: TFunction): string {
  switch (layer.type) {
    case 'text':
      return t('panels:kind.text')
    case 'image':
      return t('panels:kind.image')
    case 'shape':
      return t(`editor:shape.${layer.shape}`)
    case 'line':
      return t('panels:kind.line')
    case 'icon':
      return t('panels:kind.icon')
    case 'qr':
      return t('panels:kind.qr')
    case 'pageNumber':
      return t('panels:kind.pageNumber')
    case 'avatar':
      return t('panels:kind.avatar')
    case 'group':
      return t('panels:kind.group')
  }
}
