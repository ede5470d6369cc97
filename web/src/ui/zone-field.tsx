import { Select, type ComboboxItem } from '@mantine/core'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FIELD_ORDER } from './field-label.tsx'
import { formatClock } from './format-time.ts'
import { useNow } from './use-now.ts'
import styles from './zone-field.module.css'

const DAY = 86_400_000

type Props = {
  value: string
  onChange: (tzid: string) => void
  onBlur?: () => void
  label?: string
  /** Hint shown instead of the zone's current time. */
  hint?: ReactNode
  error?: string
  disabled?: boolean
}

/** Lets the user choose a time zone by city, region or offset; each is shown with its current offset. */
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

type ZoneOption = {
  value: string
  label: string
  /** Lower-case text that the search matches. */ words: string
}

/**
 * Returns every time zone known to this browser, with its offset at `now`, plus `current` if the browser does not list it (the server may know newer
 * or older names).
 */
export function timeZoneOptions(current: string, now: number): ZoneOption[] {
  const names = new Set([current, 'UTC', ...Intl.supportedValuesOf('timeZone')])
  return [...names].toSorted().map((value) => {
    const offset = offsetOf(value, now)
    const shown = value.replaceAll('_', ' ')
    return { value, label: `${shown} (${offset})`, words: `${shown} ${value} ${offset}`.toLowerCase() }
  })
}

/** Returns the time zones whose name or offset contains every word of the search, in any order. */
export function searchZones(options: readonly ZoneOption[], search: string): ZoneOption[] {
  const wanted = search
    .toLowerCase()
    .split(/[\s,/]+/)
    .filter(Boolean)
  return options.filter(({ words }) => wanted.every((word) => words.includes(word)))
}

/** Returns the offset from UTC at an instant, as `UTC+5:30`; `UTC` for zero. */
function offsetOf(tzid: string, now: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: tzid, timeZoneName: 'shortOffset' }).formatToParts(now)
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC').replace('GMT', 'UTC')
}
