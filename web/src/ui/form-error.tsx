import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import styles from './form-error.module.css'

type Props = {
  /** Null while nothing is wrong. */
  message: string | null
  /** For what came of a dialog's form: the button that was pressed may have lost the focus. */
  takesFocus?: boolean
}

/** What went wrong with a form as a whole. The place is always there, so that screen readers notice the message. */
export function FormError({ message, takesFocus = false }: Props) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (takesFocus && message !== null) place.current?.focus()
  }, [takesFocus, message])

  return (
    <div ref={place} className={styles.place} role="alert" tabIndex={takesFocus && message !== null ? -1 : undefined}>
      {message !== null && (
        <Alert
          role="presentation"
          color="red"
          variant="light"
          className={styles.message}
          icon={<IconAlertTriangle aria-hidden="true" />}
        >
          {message}
        </Alert>
      )}
    </div>
  )
}
