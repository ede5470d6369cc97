import { Button, type ButtonProps } from '@mantine/core'
import { useId, type ComponentPropsWithoutRef } from 'react'
import type { ServiceId } from '@postwright/core/model/service-switch'
import styles from './services.module.css'
import { useServiceClosure } from './service-closure.tsx'

type OwnProps = ButtonProps & Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps>

/** A button that a service does the work of: while that is off it is disabled and says why. */
export function ServiceButton({ service, ...button }: OwnProps & { service: ServiceId }) {
  const closure = useServiceClosure(service)
  const reasonId = useId()
  if (closure === null) return <Button {...button} />
  return (
    <span className={styles.closed}>
      <Button {...button} disabled aria-describedby={reasonId} />
      <span className={styles.reason} id={reasonId}>
        {closure}
      </span>
    </span>
  )
}
