import { Button, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

type Props = { children: ReactNode; to: string; label: string }

/** The end of a sign-in form: what has happened, and where to go from here. */
export function Notice({ children, to, label }: Props) {
  return (
    <Stack gap="lg" role="status">
      <Text>{children}</Text>
      <Button component={Link} to={to} size="md" fullWidth>
        {label}
      </Button>
    </Stack>
  )
}
