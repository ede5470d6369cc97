import { Select, Switch, TextInput, Button, CloseButton, Input } from '@mantine/core'
import type { ChannelChoices, ChannelSettings } from '@postwright/core/platforms/channel-facts'
import type { SettingField as SettingRules } from '@postwright/core/platforms/contract-fields'
import { listOptions } from '@postwright/core/platforms/offered-settings'
import { isSettingValid } from '@postwright/core/publishing/check-settings'
import { useState, useRef } from 'react'
import { FieldLabel, FIELD_ORDER } from '@/ui/field-label.tsx'
import { readPairs, type SettingPair, writePairs } from '@postwright/core/platforms/setting-formats'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './setting-field.module.css'

type Props = {
  field: SettingRules
  value: string | boolean | undefined
  /** Options that the channel offers, by setting. */
  choices: ChannelChoices
  /** All current settings: the options of one may depend on another. */
  chosen: ChannelSettings
  words: (key: string) => string | undefined
  error?: string | undefined
  disabled?: boolean
  onChange: (value: string | boolean) => void
}

/** Edits one setting of a channel or a post: its rules come from the network's contract, its texts from the network's locale file. */
export function SettingField({ field, value, choices, chosen, words, error, disabled = false, onChange }: Props) {
  // An incomplete address is not shown as an error while typing.
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

type SettingPairsProps = {
  field: Extract<SettingRules, { kind: 'pairs' }>
  label: string
  hint: string | undefined
  value: string
  words: (key: string) => string | undefined
  error: string | undefined
  disabled: boolean
  typing: { onFocus: () => void; onBlur: () => void }
  onChange: (value: string) => void
}

/** Edits rows of a name and an address, such as the buttons below a message. */
function SettingPairs({ field, label, hint, value, words, error, disabled, typing, onChange }: SettingPairsProps) {
  const { t } = useTranslation('ui')
  const group = useRef<HTMLDivElement>(null)
  const pairs = readPairs(value)
  // All rows share the character limit of one setting.
  const left = field.max - value.length
  const own = (part: string) => words(`settings.${field.key}.${part}`) ?? part
  const change = (at: number, part: Partial<SettingPair>) =>
    onChange(writePairs(pairs.map((pair, i) => (i === at ? { ...pair, ...part } : pair))))
  return (
    <Input.Wrapper
      ref={group}
      role="group"
      tabIndex={-1}
      label={<FieldLabel optional>{label}</FieldLabel>}
      labelElement="div"
      description={hint}
      error={error}
      inputWrapperOrder={FIELD_ORDER}
      className={styles.pairs}
      aria-label={label}
      {...typing}
    >
      <ol className={styles.rows}>
        {pairs.map((pair, at) => (
          <li key={at} className={styles.row}>
            <TextInput
              aria-label={t('ui:pairs.part', { part: own('name'), number: at + 1 })}
              placeholder={own('name')}
              value={pair.name}
              maxLength={Math.min(field.nameMax, pair.name.length + left)}
              disabled={disabled}
              onChange={(event) => change(at, { name: event.currentTarget.value })}
            />
            <TextInput
              aria-label={t('ui:pairs.part', { part: own('address'), number: at + 1 })}
              placeholder={own('address')}
              value={pair.address}
              maxLength={pair.address.length + left}
              error={error !== undefined}
              disabled={disabled}
              onChange={(event) => change(at, { address: event.currentTarget.value })}
            />
            <CloseButton
              aria-label={t('ui:pairs.remove', { number: at + 1 })}
              disabled={disabled}
              onClick={() => {
                // The focused element is removed together with its row.
                group.current?.focus()
                onChange(writePairs(pairs.filter((_, i) => i !== at)))
              }}
            />
          </li>
        ))}
      </ol>
      {pairs.length < field.rows && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size="1rem" aria-hidden />}
          disabled={disabled || left < 5}
          onClick={() => onChange(writePairs([...pairs, { name: '', address: '' }]))}
        >
          {own('add')}
        </Button>
      )}
    </Input.Wrapper>
  )
}
