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

/** Select for a few values: there is always a value, with the type of the options. */
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
