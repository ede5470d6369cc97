import { Switch } from '@mantine/core'
import { useId } from 'react'
import styles from './field.module.css'

type Props = {
  label: string
  description?: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** Setting that is on or off and applies immediately: label on the left, switch on the right. */
export function SwitchRow({ label, description, checked, onChange, disabled }: Props) {
  const id = useId()
  return (
    <div className={styles.switchRow}>
      <div className={styles.switchWords}>
        <label className={styles.switchLabel} htmlFor={id} data-disabled={disabled || undefined}>
          {label}
        </label>
        {description !== undefined && (
          <p className={styles.switchText} id={`${id}-text`}>
            {description}
          </p>
        )}
      </div>
      <Switch
        id={id}
        checked={checked}
        disabled={disabled}
        aria-describedby={description === undefined ? undefined : `${id}-text`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  )
}
