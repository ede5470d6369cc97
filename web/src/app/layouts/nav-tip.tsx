import { Tooltip } from '@mantine/core'
import type { ReactElement } from 'react'

type Props = { label: string; children: ReactElement }

/** Shows the name of an area next to its icon, where the sidebar shows icons only. */
export function NavTip({ label, children }: Props) {
  return (
    <Tooltip label={label} position="right">
      {children}
    </Tooltip>
  )
}
