import { TextInput, type TextInputProps } from '@mantine/core'
import { FieldLabel, FIELD_ORDER } from './field-label.tsx'

type Props = Omit<TextInputProps, 'description' | 'label' | 'inputWrapperOrder'> & {
  label: string
  /** Shown before there is an error, and next to an error. */
  hint?: string
  optional?: boolean
}

/** Text input with its label, hint and error in the product's order. */
export function TextField({ label, hint, optional, ...input }: Props) {
  return (
    <TextInput
      {...input}
      label={<FieldLabel optional={optional}>{label}</FieldLabel>}
      description={hint}
      inputWrapperOrder={FIELD_ORDER}
    />
  )
}
