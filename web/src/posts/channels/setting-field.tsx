import { Select, Switch, TextInput } from '@mantine/core'
import type { ChannelChoices, ChannelSettings } from '@postwright/core/platforms/channel-facts'
import type { SettingField as SettingRules } from '@postwright/core/platforms/contract-fields'
import { listOptions } from '@postwright/core/platforms/offered-settings'
import { isSettingValid } from '@postwright/core/publishing/check-settings'
import { useState } from 'react'
import { FieldLabel } from '@/ui/field-label.tsx'
import { FIELD_ORDER } from '@/ui/field-order.ts'
import { SettingPairs } from './setting-pairs.tsx'

type Props = {
  field: SettingRules
  value: string | boolean | undefined
  /** The channel's own options, by setting. */
  choices: ChannelChoices
  /** Every setting as it is now: the options of one may depend on another. */
  chosen: ChannelSettings
  words: (key: string) => string | undefined
  error?: string | undefined
  disabled?: boolean
  onChange: (value: string | boolean) => void
}

/** One setting of a channel or a post: its rules come from the network's contract, its words from the network. */
export function SettingField({ field, value, choices, chosen, words, error, disabled = false, onChange }: Props) {
  // Half an address is no mistake while it is typed.
  const [isTyping, setTyping] = useState(false)
  const label = words(`settings.${field.key}.label`) ?? field.key
  const hint = words(`settings.${field.key}.hint`)
  const isWrong = !isTyping && !isSettingValid(field, value)
  const shownError = error ?? (isWrong ? words(`settings.${field.key}.invalid`) : undefined)
  const typing = { onFocus: () => setTyping(true), onBlur: () => setTyping(false) }
  if (field.kind === 'switch') {
    return (
      <Switch
        label={label}
        description={hint}
        checked={(value ?? field.initial) === true}
        disabled={disabled}
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
        error={shownError}
        disabled={disabled}
        {...typing}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  }
  if (field.kind === 'pairs') {
    return (
      <SettingPairs
        field={field}
        label={label}
        hint={hint}
        value={String(value ?? field.initial)}
        words={words}
        error={shownError}
        disabled={disabled}
        typing={typing}
        onChange={onChange}
      />
    )
  }
  const options = listOptions(field, choices, chosen).map((option) => ({
    value: option.value,
    label: words(`settings.${field.key}.options.${option.value}`) ?? option.label ?? option.value,
  }))
  return (
    <Select
      label={<FieldLabel optional={!field.required}>{label}</FieldLabel>}
      description={hint}
      inputWrapperOrder={FIELD_ORDER}
      data={options}
      value={String(value ?? field.initial ?? '') || null}
      error={error}
      disabled={disabled}
      allowDeselect={!field.required}
      searchable={options.length > 8}
      checkIconPosition="right"
      comboboxProps={{ withinPortal: true }}
      onChange={(picked) => onChange(picked ?? '')}
    />
  )
}
