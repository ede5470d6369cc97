import { Select, type ComboboxItem } from '@mantine/core'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FIELD_ORDER } from './field-order.ts'
import { formatClock } from './format-time.ts'
import { useNow } from './use-now.ts'
import { searchZones, timeZoneOptions } from './zone-options.ts'
import styles from './zone-field.module.css'

const DAY = 86_400_000

type Props = {
  value: string
  onChange: (tzid: string) => void
  onBlur?: () => void
  label?: string
  /** In place of the time it is there now. */
  hint?: ReactNode
  error?: string
  disabled?: boolean
}

/** Every zone of the world, found by city, region or offset, with the offset of today. */
export function ZoneField({ value, onChange, onBlur, label, hint, error, disabled }: Props) {
  const { t } = useTranslation('ui')
  const now = useNow(10_000)
  const day = Math.floor(now / DAY)
  const options = useMemo(() => timeZoneOptions(value, day * DAY), [value, day])
  const isUntouched = (search: string) => options.some((option) => option.value === value && option.label === search)
  return (
    <Select
      label={label ?? t('ui:zone.label')}
      description={hint ?? t('ui:zone.now', { time: formatClock(now, value) })}
      inputWrapperOrder={FIELD_ORDER}
      data={options}
      value={value}
      onChange={(tzid) => tzid !== null && onChange(tzid)}
      onBlur={onBlur}
      error={error}
      disabled={disabled}
      searchable
      allowDeselect={false}
      limit={60}
      maxDropdownHeight={280}
      nothingFoundMessage={t('ui:zone.none')}
      renderOption={({ option }) => <ZoneRow option={option} now={now} />}
      filter={({ search }) => (isUntouched(search) ? options : searchZones(options, search))}
    />
  )
}

function ZoneRow({ option, now }: { option: ComboboxItem; now: number }) {
  return (
    <span className={styles.row}>
      <span>{option.label}</span>
      <span className={styles.clock}>{formatClock(now, option.value)}</span>
    </span>
  )
}
