import { Select, Switch, TextInput } from '@mantine/core'
import type { ChannelChoices } from '@postwright/core/platforms/channel-facts'
import type { SettingField as SettingRules } from '@postwright/core/platforms/contract-fields'
import { FieldLabel } from '@/ui/field-label.tsx'
import { FIELD_ORDER } from '@/ui/field-order.ts'

type Props = {
  field: SettingRules
  value: string | boolean | undefined
  /** The channel's own options, by setting. */
  choices: ChannelChoices
  words: (key: string) => string | undefined
  error?: string | undefined
  disabled?: boolean
  onChange: (value: string | boolean) => void
}

/** One setting of a channel or a post: its rules come from the network's contract, its words from the network. */
export function SettingField({ field, value, choices, words, error, disabled, onChange }: Props) {
  const label = words(`settings.${field.key}.label`) ?? field.key
  const hint = words(`settings.${field.key}.hint`)
  if (field.kind === 'switch') {
    return (
      <Switch
        label={label}
        description={hint}
        checked={(value ?? field.initial) === true}
        disabled={disabled ?? false}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    )
  }
  if (field.kind === 'text') {
    return (
      <TextInput
        label={<FieldLabel optional>{label}</FieldLabel>}
        description={hint}
        inputWrapperOrder={FIELD_ORDER}
        value={String(value ?? field.initial)}
        maxLength={field.max}
        error={error}
        disabled={disabled ?? false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  }
  const options = field.isOwn
    ? (choices[field.key] ?? [])
    : field.options.map((option) => ({
        value: option,
        label: words(`settings.${field.key}.options.${option}`) ?? option,
      }))
  return (
    <Select
      label={<FieldLabel optional={!field.required}>{label}</FieldLabel>}
      description={hint}
      inputWrapperOrder={FIELD_ORDER}
      data={options}
      value={String(value ?? field.initial ?? '') || null}
      error={error}
      disabled={disabled ?? false}
      allowDeselect={!field.required}
      searchable={options.length > 8}
      checkIconPosition="right"
      comboboxProps={{ withinPortal: true }}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  )
}
