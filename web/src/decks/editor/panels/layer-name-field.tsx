import { LAYER_NAME_MAX } from '@postwright/core/limits'
import { type KeyboardEvent, useRef } from 'react'
import styles from './layers-panel.module.css'

type Props = {
  name: string
  label: string
  /** Null when the name stays as it was. */
  onDone: (name: string | null) => void
}

/** The name of a layer while it is typed; Enter and leaving the field keep it, Escape does not. */
export function LayerNameField({ name, label, onDone }: Props) {
  const isDone = useRef(false)

  function finish(next: string | null) {
    if (isDone.current) return
    isDone.current = true
    onDone(next === name ? null : next)
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    event.stopPropagation()
    if (event.key === 'Enter') finish(event.currentTarget.value)
    if (event.key === 'Escape') finish(null)
  }

  return (
    <input
      className={styles.nameField}
      defaultValue={name}
      aria-label={label}
      maxLength={LAYER_NAME_MAX}
      data-own-keys
      ref={(field) => field?.select()}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onKeyDown={press}
      onBlur={(event) => finish(event.currentTarget.value)}
    />
  )
}
