import type { TablerIcon } from '@tabler/icons-react'
import type { Box } from '@postwright/core/scene/box'
import type { Size } from '@postwright/core/scene/format'
import type { PlacedLayer } from '@postwright/core/scene/layer'
import type { LazyPart } from '@/lib/lazy-when-idle.tsx'
import type { EffectKit } from '../inspector/effect-presets.ts'

/** Everything that the editor defines for one kind of layer. Its texts are `kind.<type>` of `editor.json`. */
export type EditorKind<Own extends PlacedLayer> = {
  Icon: TablerIcon
  /** Returns the key of a name that is more specific than the kind; null for none. */
  nameKey(layer: Own): string | null
  /** Controls for a layer selected alone, in a separate file. */
  Controls: LazyPart<{ layer: Own }> | null
  effects: EffectKit
  /** Size and factory for insertion with one press; null for items that panels offer. */
  insert: { size: Size; make(id: string, box: Box): Own } | null
}
