import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import styles from './form-error.module.css'

type Props = {
  /** Null if there is no error. */
  message: string | null
  /** True for the result of a dialog's form: the clicked button may have lost the focus. */
  takesFocus?: boolean
}

/** Shows an error of the form as a whole. The container is always rendered, so that screen readers announce the message. */
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
