import type { TablerIcon } from '@tabler/icons-react'

export type CommandGroup = 'create' | 'go' | 'recent' | 'do'

/** Something that can be done from the palette. */
export type Command = {
  id: string
  group: CommandGroup
  label: string
  Icon: TablerIcon
  run: () => void
}
