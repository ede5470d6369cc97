import { Button, type ButtonProps } from '@mantine/core'
import { useId, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import type { ServiceId } from '@postwright/core/model/service-switch'
import styles from './services.module.css'
import type { ShownServiceOff } from '@postwright/core/api/switches'
import { useServiceOff, useServiceOffText } from './services-off.ts'

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

/** The sentence that says why nothing of a service can be done now; null while it is on. */
export function useServiceClosure(id: ServiceId): ReactElement | null {
  const off = useServiceOff(id)
  return off && <OffSentence off={off} />
}

/** NOTE a component of its own, because the words are loaded only when something is off. */
function OffSentence({ off }: { off: ShownServiceOff }) {
  return useServiceOffText()(off)
}
