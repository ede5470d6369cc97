import type { Format } from '@postwright/core/scene/format'
import type { Scene } from '@postwright/core/scene/scene'
import { visibleContent } from '@postwright/core/scene/visible-content'

/** Returns a hash of the visible content of slides in a format: 64 hexadecimal digits. */
export async function contentHash(scene: Scene, slideIds: readonly string[], format: Format): Promise<string> {
  const bytes = new TextEncoder().encode(visibleContent(scene, slideIds, format))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
