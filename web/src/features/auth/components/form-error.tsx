import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

type Props = { message: string | null; children?: ReactNode }

/** What went wrong with the whole form. The place is always there, so that screen readers notice the message. */
export function FormError({ message, children }: Props) {
  return (
    <div role="alert">
      {message !== null && (
        <Alert color="red" variant="light" mb="md" icon={<IconAlertTriangle aria-hidden="true" />}>
          {message}
          {children}
        </Alert>
      )}
    </div>
  )
}
