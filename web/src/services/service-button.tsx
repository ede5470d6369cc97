import { Button, type ButtonProps } from '@mantine/core'
import { useId, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import type { ServiceId } from '@postwright/core/model/service-switch'
import styles from './services.module.css'
import type { ShownServiceOff } from '@postwright/core/api/switches'
import { useServiceOff, useServiceOffText } from './services-off.ts'

type OwnProps = ButtonProps & Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps>

/** Button that depends on a service: while the service is off, the button is disabled and shows the reason. */
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

/** Returns the text that explains why a service is unavailable; null while it is on. */
export function useServiceClosure(id: ServiceId): ReactElement | null {
  const off = useServiceOff(id)
  return off && <OffSentence off={off} />
}

/** NOTE a separate component, because the texts are loaded only when a service is off. */
function OffSentence({ off }: { off: ShownServiceOff }) {
  return useServiceOffText()(off)
}
