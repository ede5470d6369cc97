import { NumberInput } from '@mantine/core'
import { FieldLabel } from '@/ui/field-label.tsx'
import { FIELD_ORDER } from '@/ui/field-order.ts'

type Props = {
  label: string
  /** Null while the field is empty. */
  value: number | null
  onChange: (value: number | null) => void
  hint?: string
  error: string | undefined
  max?: number
  decimals?: number
  optional?: boolean
}

/** A number that may be left empty. */
export function CountField({ label, value, onChange, hint, error, max, decimals = 0, optional = false }: Props) {
  return (
    <NumberInput
      label={<FieldLabel optional={optional}>{label}</FieldLabel>}
      description={hint}
      inputWrapperOrder={FIELD_ORDER}
      value={value ?? ''}
      onChange={(typed) => onChange(typed === '' ? null : Number(typed))}
      min={0}
      max={max}
      clampBehavior="none"
      allowNegative={false}
      decimalScale={decimals}
      thousandSeparator=","
      error={error}
    />
  )
}
