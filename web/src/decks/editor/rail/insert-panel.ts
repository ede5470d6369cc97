import { IconMoodSmile, IconTriangleSquareCircle, IconTypography, type TablerIcon } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { ShapePanel } from './shape-panel.tsx'
import { TextPanel } from './text-panel.tsx'
import type { InsertPanelProps } from './insert-panel-props.ts'

export type InsertPanel = {
  name: 'text' | 'shapes' | 'icons'
  Icon: TablerIcon
  Panel: ComponentType<InsertPanelProps & { /** Instead of it while its code comes. */ waiting?: ReactNode }>
}

/** The words by which icons are found are fetched with their panel. */
const IconPanel = lazyPart(async () => (await import('./icon-panel.tsx')).IconPanel)

/** Of what there are several kinds: each kind of thing has a panel to choose from, in the order in which they are offered. */
export const INSERT_PANELS: readonly InsertPanel[] = [
  { name: 'text', Icon: IconTypography, Panel: TextPanel },
  { name: 'shapes', Icon: IconTriangleSquareCircle, Panel: ShapePanel },
  { name: 'icons', Icon: IconMoodSmile, Panel: IconPanel },
]
