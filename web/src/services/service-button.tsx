import { Button, type ButtonProps } from '@mantine/core'
import { useId, type ComponentPropsWithoutRef } from 'react'
import type { ShownServiceOff } from '@postwright/core/api/switches'
import type { ServiceId } from '@postwright/core/model/service-switch'
import styles from './services.module.css'
import { useOffSentence } from './use-off-sentence.ts'
import { useServiceOff } from './use-services-off.ts'

type OwnProps = ButtonProps & Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps>

/** A button that a service does the work of: while that is off it is disabled and says why. */
export function ServiceButton({ service, ...button }: OwnProps & { service: ServiceId }) {
  const off = useServiceOff(service)
  return off ? <ClosedButton {...button} off={off} /> : <Button {...button} />
}

function ClosedButton({ off, ...button }: OwnProps & { off: ShownServiceOff }) {
  const sentenceOf = useOffSentence()
  const reasonId = useId()
  return (
    <span className={styles.closed}>
      <Button {...button} disabled aria-describedby={reasonId} />
      <span className={styles.reason} id={reasonId}>
        {sentenceOf(off)}
      </span>
    </span>
  )
}
