import { Menu } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'

type Props = {
  position: 'bottom-start' | 'bottom-end'
  /** In pixels. */
  width: number
  button: ReactElement
  children: ReactNode
}

/** A menu below its button, in the place where that stands in the page. */
export function MenuBelow({ position, width, button, children }: Props) {
  return (
    <Menu position={position} width={width} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
