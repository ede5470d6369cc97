import { TextInput } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './fields.module.css'

type Props = {
  label: string
  /** A letter or symbol shown in the field instead of the label, which is only read by screen readers. */
  sign: ReactNode
  /** Null if several layers have different values. */
  value: number | null
  onChange: (value: number) => void
  min?: number
  max?: number
  step?: number
  unit?: string
  digits?: number
  disabled?: boolean
}

/** A compact number field: users type a number or a calculation such as `+20`, or change the value with the arrow keys. */
export function NumberBox({
  label,
  sign,
  value,
  onChange,
  min,
  max,
  step = 1,
  unit = '',
  digits = 0,
  disabled,
}: Props) {
  const { t } = useTranslation('editor')
  const [typed, setTyped] = useState<string | null>(null)
  const shown = value === null ? '' : `${round(value, digits)}${unit}`

  function commit(next: number | null) {
    setTyped(null)
    if (next === null) return
    const bounded = Math.min(max ?? Infinity, Math.max(min ?? -Infinity, round(next, digits)))
    if (bounded !== value) onChange(bounded)
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') commit(typed === null ? null : typedNumber(typed, value))
    if (event.key === 'Escape') setTyped(null)
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    const by = (event.key === 'ArrowUp' ? step : -step) * (event.shiftKey ? 10 : 1)
    commit((typed === null ? (value ?? 0) : (typedNumber(typed, value) ?? 0)) + by)
  }

  return (
    <TextInput
      size="xs"
      className={styles.number}
      aria-label={label}
      inputMode="decimal"
      leftSection={<span className={styles.sign}>{sign}</span>}
      leftSectionWidth="1.625rem"
      placeholder={value === null ? t('field.mixed') : undefined}
      value={typed ?? shown}
      disabled={disabled}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => commit(typed === null ? null : typedNumber(typed, value))}
      onKeyDown={press}
    />
  )
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits
}

/**
 * Reads a typed number: `120`, `12,5`, `120 px`, or a calculation based on the current value: `+20`, `- 20`, `*2`, `/3`. Without a space, `-20` is a
 * number.
 * @returns null if it is not a number, and for a division by zero
 */
function typedNumber(typed: string, now: number | null): number | null {
  const words = typed.trim().replace(',', '.')
  const [, sign = '', digits = ''] = /^([+*/]|-(?=\s))?\s*(-?\d*\.?\d+)\s*(px|%|°|×)?$/.exec(words) ?? []
  if (digits === '') return null
  const number = Number(digits)
  if (sign === '' || now === null) return sign === '-' ? -number : number
  if (sign === '+') return now + number
  if (sign === '-') return now - number
  if (sign === '*') return now * number
  return number === 0 ? null : now / number
}
