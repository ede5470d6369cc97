import type { ActionGroup, OfferedAction } from '@/config/action.ts'

/** An action with its group in the palette: beyond those of areas, what the open screen offers and the newest posts. */
export type ListedAction = OfferedAction & { group: ActionGroup | 'here' | 'recent' }
