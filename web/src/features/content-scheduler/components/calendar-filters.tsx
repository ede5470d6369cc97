import { Button, Popover, Select } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { platformSchema } from '@postwright/core/platforms/platform'
import { lifecycleSchema } from '@postwright/core/publishing/lifecycle'
import { platformName } from '@/platforms/platform-name.ts'
import { SearchField } from '@/ui/search-field.tsx'
import { type CalendarFilter, isFiltered, NO_FILTER } from '../calendar-address.ts'
import { AuthorSelect } from './author-select.tsx'
import classes from './calendar.module.css'

const PLANNED = lifecycleSchema.exclude(['draft']).options

type Props = {
  filter: CalendarFilter
  channels: readonly Connection[]
  channelsFailed: boolean
  onChange: (filter: CalendarFilter) => void
}

/** Narrows what is shown: a search at once, and the other filters behind a button. */
export function CalendarFilters({ filter, channels, channelsFailed, onChange }: Props) {
  const { t } = useTranslation('calendar')
  const [isOpen, setOpen] = useState(false)
  const chosen = countChosen(filter)
  return (
    <div className={classes.filters} role="search" aria-label={t('calendar:filter.label')}>
      <SearchField
        className={classes.search}
        label={t('calendar:filter.text')}
        placeholder={t('calendar:filter.text')}
        clearLabel={t('calendar:filter.clearText')}
        words={filter.text}
        onWords={(words) => onChange({ ...filter, text: words.trim() })}
      />
      <Popover opened={isOpen} onChange={setOpen} position="bottom-end" withinPortal={false} trapFocus returnFocus>
        <Popover.Target>
          <Button
            variant={chosen === 0 ? 'default' : 'light'}
            leftSection={<IconFilter size="1rem" aria-hidden />}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {chosen === 0 ? t('calendar:filter.open') : t('calendar:filter.chosen', { number: chosen })}
          </Button>
        </Popover.Target>
        <Popover.Dropdown className={classes.filterFields}>
          <FilterFields filter={filter} channels={channels} channelsFailed={channelsFailed} onChange={onChange} />
          {isFiltered(filter) && (
            <Button variant="subtle" onClick={() => onChange(NO_FILTER)}>
              {t('calendar:filter.clear')}
            </Button>
          )}
        </Popover.Dropdown>
      </Popover>
    </div>
  )
}

/** Options open inside the fields' own panel, which a click outside of it would close. */
const INSIDE = { withinPortal: false }

function FilterFields({ filter, channels, channelsFailed, onChange }: Props) {
  const { t } = useTranslation('calendar')
  const platforms = [...new Set(channels.map(({ platform }) => platform))]
  return (
    <>
      <Select
        aria-label={t('calendar:filter.channel')}
        placeholder={t('calendar:filter.anyChannel')}
        data={channels.map(({ id, handle }) => ({ value: id, label: handle }))}
        value={filter.connectionId}
        onChange={(connectionId) => onChange({ ...filter, connectionId })}
        disabled={channelsFailed}
        error={channelsFailed ? t('calendar:filter.channelsError') : undefined}
        comboboxProps={INSIDE}
        clearable
      />
      <Select
        aria-label={t('calendar:filter.network')}
        placeholder={t('calendar:filter.anyNetwork')}
        data={platforms.map((platform) => ({ value: platform, label: platformName(platform) }))}
        value={filter.platform}
        onChange={(name) => onChange({ ...filter, platform: platformSchema.safeParse(name).data ?? null })}
        comboboxProps={INSIDE}
        clearable
      />
      <Select
        aria-label={t('calendar:filter.state')}
        placeholder={t('calendar:filter.anyState')}
        data={PLANNED.map((state) => ({ value: state, label: t(`calendar:state.${state}`) }))}
        value={filter.lifecycle}
        onChange={(name) => onChange({ ...filter, lifecycle: lifecycleSchema.safeParse(name).data ?? null })}
        comboboxProps={INSIDE}
        clearable
      />
      <SearchField
        label={t('calendar:filter.tag')}
        placeholder={t('calendar:filter.tag')}
        clearLabel={t('calendar:filter.clearTag')}
        words={filter.label ?? ''}
        onWords={(words) => onChange({ ...filter, label: words.trim() === '' ? null : words.trim() })}
      />
      <AuthorSelect author={filter.author} onChange={(author) => onChange({ ...filter, author })} />
    </>
  )
}

/** How many filters are set besides the search. */
function countChosen({ text: _text, ...others }: CalendarFilter): number {
  return Object.values(others).filter((value) => value !== null).length
}
