import type { TablerIcon } from '@tabler/icons-react'
import type { Box } from '@postwright/core/scene/box'
import type { Size } from '@postwright/core/scene/format'
import type { PlacedLayer } from '@postwright/core/scene/layer'
import type { LazyPart } from '@/lib/lazy-when-idle.tsx'
import type { EffectKit } from '../inspector/effect-presets.ts'

/** Everything the editor knows about one kind of layer. Its words are `kind.<type>` of `editor.json`. */
export type EditorKind<Own extends PlacedLayer> = {
  Icon: TablerIcon
  /** Key of a name that says more than the kind does; null for none. */
  nameKey(layer: Own): string | null
  /** Controls while one layer is chosen alone, in a file of their own. */
  Controls: LazyPart<{ layer: Own }> | null
  effects: EffectKit
  /** How one press inserts it; null for what panels offer. */
  insert: { size: Size; make(id: string, box: Box): Own } | null
}
