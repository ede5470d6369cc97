import { Alert } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'

type Props = {
  message: string | undefined
  /** For what came of sending the form: the button that was pressed may have lost the focus. */
  takesFocus?: boolean
}

/** What is wrong with a form as a whole; nothing while there is no message. */
export function FormProblem({ message, takesFocus = false }: Props) {
  const alert = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (takesFocus && message !== undefined) alert.current?.focus()
  }, [takesFocus, message])

  if (message === undefined) return null
  return (
    <Alert
      ref={alert}
      tabIndex={takesFocus ? -1 : undefined}
      color="red"
      variant="light"
      icon={<IconAlertCircle size="1.125rem" aria-hidden />}
      role="alert"
    >
      {message}
    </Alert>
  )
}
