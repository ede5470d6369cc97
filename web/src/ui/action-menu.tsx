import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { OfferedAction } from '../config/action.ts'
import { ActionItems } from './action-items.tsx'

type Props = {
  /** What the actions are for. */
  label: string
  actions: readonly OfferedAction[]
  className?: string | undefined
  /** False where the menu belongs to a part that is one thing for the keyboard, such as a header. */
  withinPortal?: boolean
}

/** What can be done with one thing, behind three dots. */
export function ActionMenu({ label, actions, className, withinPortal = true }: Props) {
  return (
    <Menu position="bottom-end" withinPortal={withinPortal}>
      <Menu.Target>
        <ActionIcon className={className} variant="subtle" color="gray" size="lg" aria-label={label}>
          <IconDots size="1.25rem" aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <ActionItems actions={actions} />
      </Menu.Dropdown>
    </Menu>
  )
}
