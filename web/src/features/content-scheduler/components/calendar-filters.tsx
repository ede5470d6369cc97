import { Button, Popover, Select } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { platformSchema } from '@postwright/core/platforms/platform'
import { lifecycleSchema } from '@postwright/core/publishing/lifecycle'
import { platformName } from '@/platforms/platform-name.ts'
import { SearchField } from '@/ui/search-field.tsx'
import { type CalendarFilter, isFiltered, NO_FILTER, ME } from '../calendar-address.ts'
import classes from './calendar.module.css'
import { useMembers } from '@/session/use-members.ts'
import { useSignedIn } from '@/session/use-session.ts'

const PLANNED = lifecycleSchema.exclude(['draft']).options

type Props = {
  filter: CalendarFilter
  channels: readonly Connection[]
  channelsFailed: boolean
  onChange: (filter: CalendarFilter) => void
}

/** Filters the calendar: the search is always visible, the other filters are behind a button. */
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

/** Renders the lists of the selects inside the filter panel: a click outside the panel would close it. */
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

/** Counts the set filters, without the search. */
function countChosen({ text: _text, ...others }: CalendarFilter): number {
  return Object.values(others).filter((value) => value !== null).length
}

type AuthorSelectProps = { author: string | null; onChange: (author: string | null) => void }

/** Filters by author. Names are loaded when the select is opened, or when an author is already chosen. */
function AuthorSelect({ author, onChange }: AuthorSelectProps) {
  const { t } = useTranslation('calendar')
  const { user, workspaceId } = useSignedIn()
  const [isOpened, setOpened] = useState(false)
  const chosen = author === user.id ? ME : author
  const members = useMembers(isOpened || (chosen !== null && chosen !== ME) ? workspaceId : null)
  const others = members.status === 'ready' ? members.data.filter(({ uid }) => uid !== user.id) : []
  const isKnown = chosen === null || chosen === ME || others.some(({ uid }) => uid === chosen)
  // A member who has left the workspace is still the author of their posts.
  const unknown = members.status === 'ready' ? t('calendar:filter.authorGone') : t('calendar:filter.authorUnnamed')
  return (
    <Select
      aria-label={t('calendar:filter.author')}
      placeholder={t('calendar:filter.anyAuthor')}
      data={[
        { value: ME, label: t('calendar:filter.mine') },
        ...others.map(({ uid, fullName }) => ({ value: uid, label: fullName })),
        ...(isKnown ? [] : [{ value: chosen, label: unknown }]),
      ]}
      value={chosen}
      onChange={onChange}
      onDropdownOpen={() => setOpened(true)}
      error={members.status === 'error' ? t('calendar:filter.authorsError') : undefined}
      comboboxProps={{ withinPortal: false }}
      clearable
    />
  )
}
