import type { ReactNode } from 'react'
import styles from './labelled-field.module.css'

type Attributes = { id: string; className: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

type Props = {
  id: string
  label: string
  hint?: string
  error?: string | undefined
  /** Renders the control with the attributes that tie it to its label, hint and error. */
  children: (attributes: Attributes) => ReactNode
}

/** A form control with its label, a hint, and what is wrong with it. */
export function LabelledField({ id, label, hint, error, children }: Props) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const attributes: Attributes = {
    id,
    className: styles.control ?? '',
    ...(described && { 'aria-describedby': described }),
    ...(error !== undefined && { 'aria-invalid': true as const }),
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children(attributes)}
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
