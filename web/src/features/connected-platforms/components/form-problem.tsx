import { Alert } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'

/** What is wrong with a form as a whole; nothing while there is no message. */
export function FormProblem({ message }: { message: string | undefined }) {
  if (message === undefined) return null
  return (
    <Alert color="red" variant="light" icon={<IconAlertCircle size="1.125rem" aria-hidden />} role="alert">
      {message}
    </Alert>
  )
}
