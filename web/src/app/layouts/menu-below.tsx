import { Menu } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'

type Props = {
  position: 'bottom-start' | 'bottom-end'
  /** Width of the open menu, in pixels. */
  width: number
  button: ReactElement
  children: ReactNode
}

/** Renders a menu below its button, next to the button in the DOM instead of in a portal. */
export function MenuBelow({ position, width, button, children }: Props) {
  return (
    <Menu position={position} width={width} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
