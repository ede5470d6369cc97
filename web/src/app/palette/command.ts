import type { TablerIcon } from '@tabler/icons-react'

export type CommandGroup = 'create' | 'go' | 'recent' | 'do'

/** Something that can be done from the palette; what creates something is in the menu of the top bar too. */
export type Command = {
  id: string
  group: CommandGroup
  label: string
  Icon: TablerIcon
  /** The key that does the same from every screen. */
  shortcut?: string
  run: () => void
}
