import { IconMoodSmile, IconTriangleSquareCircle, IconTypography, type TablerIcon } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { ShapePanel } from './shape-panel.tsx'
import { TextPanel } from './text-panel.tsx'
import type { InsertPanelProps } from './insert-panel-props.ts'

export type InsertPanel = {
  name: 'text' | 'shapes' | 'icons'
  Icon: TablerIcon
  Panel: ComponentType<
    InsertPanelProps & { /** Placeholder shown while the panel's code loads. */ waiting?: ReactNode }
  >
}

/** The search terms of icons are loaded with their panel. */
const IconPanel = lazyPart(async () => (await import('./icon-panel.tsx')).IconPanel)

/** Panels for items with several kinds to choose from, in display order. */
export const INSERT_PANELS: readonly InsertPanel[] = [
  { name: 'text', Icon: IconTypography, Panel: TextPanel },
  { name: 'shapes', Icon: IconTriangleSquareCircle, Panel: ShapePanel },
  { name: 'icons', Icon: IconMoodSmile, Panel: IconPanel },
]
