import { ActionIcon } from '@mantine/core'
import type { TablerIcon } from '@tabler/icons-react'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'button'>, 'color'> & { label: string; Icon: TablerIcon }

/** Icon button of the top bar that opens a menu below it. */
export function TopButton({ label, Icon, ...rest }: Props) {
  return (
    <ActionIcon {...rest} variant="subtle" color="gray" size="lg" aria-label={label}>
      <Icon size="1.25rem" stroke={1.7} aria-hidden="true" />
    </ActionIcon>
  )
}
