import { NumberInput } from '@mantine/core'
import { FieldLabel } from '@/ui/field-label.tsx'
import { FIELD_ORDER } from '@/ui/field-order.ts'

type Props = {
  label: string
  value: number
  min?: number
  max: number
  hint?: string
  suffix?: string
  onChange: (value: number) => void
}

/** A whole number within its bounds; what is typed beyond them is set to the nearest. */
export function CountField({ label, value, min = 0, max, hint, suffix, onChange }: Props) {
  return (
    <NumberInput
      label={<FieldLabel>{label}</FieldLabel>}
      description={hint}
      inputWrapperOrder={FIELD_ORDER}
      value={value}
      min={min}
      max={max}
      clampBehavior="strict"
      allowDecimal={false}
      allowNegative={false}
      suffix={suffix}
      onChange={(typed) => {
        if (typeof typed === 'number') onChange(Math.min(max, Math.max(min, Math.round(typed))))
      }}
    />
  )
}
