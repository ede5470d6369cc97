import { TextInput, type TextInputProps } from '@mantine/core'
import { FieldLabel, FIELD_ORDER } from './field-label.tsx'

type Props = Omit<TextInputProps, 'description' | 'label' | 'inputWrapperOrder'> & {
  label: string
  /** Helps before there is anything wrong; stays beside the error. */
  hint?: string
  optional?: boolean
}

/** One line of text with its label, hint and error in the product's order. */
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
