import { Select } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '@/ui/format-time.ts'
import { useNow } from '@/ui/use-now.ts'
import { searchZones, timeZoneOptions } from '../time-zone-options.ts'

type Props = { value: string; error: string | undefined; onChange: (tzid: string) => void; onBlur: () => void }

/** Every zone of the world, found by city, region or offset, with the time it is there. */
export function TimeZoneSelect({ value, error, onChange, onBlur }: Props) {
  const { t } = useTranslation('settings')
  const now = useNow(10_000)
  const day = Math.floor(now / 86_400_000)
  const options = useMemo(() => timeZoneOptions(value, day * 86_400_000), [value, day])
  return (
    <Select
      label={t('settings:workspace.timeZone')}
      description={t('settings:workspace.timeZoneText', { time: formatClock(now, value) })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={options}
      value={value}
      onChange={(tzid) => tzid !== null && onChange(tzid)}
      onBlur={onBlur}
      error={error}
      searchable
      allowDeselect={false}
      limit={60}
      maxDropdownHeight={280}
      checkIconPosition="right"
      nothingFoundMessage={t('settings:workspace.noZone')}
      filter={({ search }) => (search === labelOf(value, options) ? options : searchZones(options, search))}
    />
  )
}

function labelOf(value: string, options: ReturnType<typeof timeZoneOptions>): string | undefined {
  return options.find((option) => option.value === value)?.label
}
