import { ActionIcon, Menu } from '@mantine/core'
import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'

type Props = { label: string; Icon: TablerIcon; /** Of the open menu, in pixels. */ width: number; children: ReactNode }

/** A button of the top bar that is only a sign, and the menu below it. */
export function TopMenu({ label, Icon, width, children }: Props) {
  return (
    <Menu position="bottom-end" width={width} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label}>
          <Icon size="1.25rem" stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
