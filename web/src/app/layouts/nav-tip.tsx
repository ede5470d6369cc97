import { Tooltip } from '@mantine/core'
import type { ReactElement } from 'react'

type Props = { label: string; children: ReactElement }

/** The name of an area beside its sign, where the sidebar shows signs only. */
export function NavTip({ label, children }: Props) {
  return (
    <Tooltip label={label} position="right">
      {children}
    </Tooltip>
  )
}
