import { Button, CloseButton, Input, TextInput } from '@mantine/core'
import type { SettingField as SettingRules } from '@postwright/core/platforms/contract-fields'
import { readPairs, type SettingPair, writePairs } from '@postwright/core/platforms/setting-pairs'
import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldLabel } from '@/ui/field-label.tsx'
import { FIELD_ORDER } from '@/ui/field-order.ts'
import styles from './setting-pairs.module.css'

type Props = {
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

/** Rows of a name and an address, such as the buttons below a message. */
export function SettingPairs({ field, label, hint, value, words, error, disabled, typing, onChange }: Props) {
  const { t } = useTranslation('ui')
  const group = useRef<HTMLDivElement>(null)
  const pairs = readPairs(value)
  // All rows share the room of one setting.
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
                // The focus would be lost with the row.
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
