import { PasswordInput } from '@mantine/core'
import { useController, type Control } from 'react-hook-form'
import type { ConnectField as FieldRules } from '@postwright/core/platforms/contract-fields'
import type { FieldHelp } from '@/platforms/platform-module.ts'
import { FieldLabel } from '@/ui/field-label.tsx'
import { FIELD_ORDER } from '@/ui/field-order.ts'
import { TextField } from '@/ui/text-field.tsx'
import type { ConnectValues } from '../connect-form.ts'
import classes from './connect-form.module.css'

type Props = {
  field: FieldRules
  help: FieldHelp
  control: Control<ConnectValues, unknown, ConnectValues>
  words: (key: string) => string | undefined
  error: string | undefined
  isLocked: boolean
  isFirst: boolean
}

/** One input of a network's form: its rules come from the contract, its words from the network. */
export function ConnectField({ field, help, control, words, error, isLocked, isFirst }: Props) {
  const { field: input, fieldState } = useController({ control, name: field.key })
  const say = (part: string) => words(`fields.${field.key}.${part}`)
  const shared = {
    ...input,
    error,
    label: say('label') ?? field.key,
    autoComplete: help.autoComplete ?? 'off',
    'data-autofocus': isFirst || undefined,
    ...(help.placeholder === undefined ? {} : { placeholder: help.placeholder }),
  }
  const hint = say('hint')
  // What is filled in already is left as it is, which needs no word.
  const isOptional = !field.required && field.initial === ''
  const isDoubtful = fieldState.isTouched && !error && input.value !== '' && help.looksWrong?.(input.value) === true
  return (
    <div>
      {field.kind === 'secret' ? (
        <PasswordInput
          {...shared}
          label={<FieldLabel optional={isOptional}>{shared.label}</FieldLabel>}
          description={hint}
          inputWrapperOrder={FIELD_ORDER}
        />
      ) : (
        <TextField
          {...shared}
          {...(hint === undefined ? {} : { hint })}
          optional={isOptional}
          autoCapitalize="none"
          spellCheck={false}
          readOnly={isLocked}
        />
      )}
      {isDoubtful && (
        <p className={classes.caution} role="status">
          {say('caution')}
        </p>
      )}
    </div>
  )
}
