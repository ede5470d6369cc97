import { Select } from '@mantine/core'
import { FieldLabel, FIELD_ORDER } from './field-label.tsx'

type Props<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string; disabled?: boolean }[]
  onChange: (value: Value) => void
  hint?: string
  error?: string
  optional?: boolean
  disabled?: boolean
}

/** One of a few values: always one of them, never nothing, and typed as what the options are. */
export function SelectField<Value extends string>(props: Props<Value>) {
  const { label, value, options, onChange, hint, error, optional, disabled } = props
  return (
    <Select
      label={<FieldLabel optional={optional}>{label}</FieldLabel>}
      description={hint}
      inputWrapperOrder={FIELD_ORDER}
      data={[...options]}
      value={value}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
      error={error}
      disabled={disabled}
      allowDeselect={false}
      checkIconPosition="right"
    />
  )
}
