import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { OfferedAction } from '../config/action.ts'
import { ActionItems } from './action-items.tsx'

type Props = {
  /** Subject of the actions. */
  label: string
  actions: readonly OfferedAction[]
  className?: string | undefined
  /** False if the menu belongs to a composite widget, such as a header. */
  withinPortal?: boolean
}

/** Menu of actions for one item, behind a button with three dots. */
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
