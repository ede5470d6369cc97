import { removeLayers } from '../../commands/remove-layers.ts'
import { plainText } from '../../text-content.ts'
import type { Finding, FindingReason } from '../finding.ts'
import { found } from '../found.ts'
import type { LintContext, SeenLayer } from '../lint-context.ts'

/** Places that wait for a picture, words or an address. */
export function checkEmptySlot(context: LintContext, seen: SeenLayer): Finding[] {
  const key = emptyKey(seen)
  if (!key) return []
  return [found(context, seen, 'emptySlot', { key }, [removeLayers(context.scene, seen.target)], false)]
}

function emptyKey({ layer }: SeenLayer): Extract<FindingReason['key'], `empty${string}`> | null {
  switch (layer.type) {
    case 'text':
      return plainText(layer.paragraphs).trim() === '' ? 'emptyText' : null
    case 'image':
      return layer.mediaId === null ? 'emptyPicture' : null
    case 'avatar':
      return layer.mediaId === null && layer.person === '' && layer.handle === '' ? 'emptyPicture' : null
    case 'qr':
      return layer.text.trim() === '' ? 'emptyCode' : null
    case 'shape':
    case 'line':
    case 'icon':
    case 'pageNumber':
      return null
  }
}
