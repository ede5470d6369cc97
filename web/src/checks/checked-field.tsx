import type { Ref } from 'react'
import type { Finding } from '@postwright/core/checks/check'
import styles from './checks.module.css'
import { MarkedText } from './marked-text.tsx'

type Props = {
  label: string
  placeholder: string
  value: string
  max: number
  findings: readonly Finding[]
  current: Finding | null
  onChange: (text: string) => void
  ref?: Ref<HTMLTextAreaElement>
}

/** A field for a text that grows with it, in which findings are underlined while it is typed. */
export function CheckedField({ label, placeholder, value, max, findings, current, onChange, ref }: Props) {
  return (
    <div className={styles.field}>
      <MarkedText text={value} findings={findings} current={current} />
      <textarea
        ref={ref}
        className={styles.input}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        maxLength={max}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  )
}
