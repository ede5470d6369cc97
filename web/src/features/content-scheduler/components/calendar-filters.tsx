import { Button, Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { platformSchema } from '@postwright/core/platforms/platform'
import { lifecycleSchema } from '@postwright/core/publishing/lifecycle'
import { platformName } from '@/platforms/platform-name.ts'
import { type CalendarFilter, NO_FILTER } from '../calendar-address.ts'
import { AuthorSelect } from './author-select.tsx'
import classes from './calendar.module.css'

const TYPING = 300
const PLANNED = lifecycleSchema.exclude(['draft']).options

type Props = {
  filter: CalendarFilter
  channels: readonly Connection[]
  onChange: (filter: CalendarFilter) => void
}

/** What of the calendar is shown: by channel, network, state, label, author and words. */
export function CalendarFilters({ filter, channels, onChange }: Props) {
  const { t } = useTranslation('calendar')
  const [text, setText] = useState(filter.text)
  const [label, setLabel] = useState(filter.label ?? '')
  const later = useDebouncedCallback(onChange, TYPING)
  const platforms = [...new Set(channels.map(({ platform }) => platform))]
  return (
    <div className={classes.filters} role="search" aria-label={t('calendar:filter.label')}>
      <TextInput
        aria-label={t('calendar:filter.text')}
        placeholder={t('calendar:filter.text')}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          later({ ...filter, text: currentTarget.value.trim() })
        }}
      />
      <Select
        aria-label={t('calendar:filter.channel')}
        placeholder={t('calendar:filter.anyChannel')}
        data={channels.map(({ id, handle }) => ({ value: id, label: handle }))}
        value={filter.connectionId}
        onChange={(connectionId) => onChange({ ...filter, connectionId })}
        clearable
      />
      <Select
        aria-label={t('calendar:filter.network')}
        placeholder={t('calendar:filter.anyNetwork')}
        data={platforms.map((platform) => ({ value: platform, label: platformName(platform) }))}
        value={filter.platform}
        onChange={(name) => onChange({ ...filter, platform: platformSchema.safeParse(name).data ?? null })}
        clearable
      />
      <Select
        aria-label={t('calendar:filter.state')}
        placeholder={t('calendar:filter.anyState')}
        data={PLANNED.map((state) => ({ value: state, label: t(`calendar:state.${state}`) }))}
        value={filter.lifecycle}
        onChange={(name) => onChange({ ...filter, lifecycle: lifecycleSchema.safeParse(name).data ?? null })}
        clearable
      />
      <TextInput
        aria-label={t('calendar:filter.tag')}
        placeholder={t('calendar:filter.tag')}
        value={label}
        onChange={({ currentTarget }) => {
          setLabel(currentTarget.value)
          const wanted = currentTarget.value.trim()
          later({ ...filter, label: wanted === '' ? null : wanted })
        }}
      />
      <AuthorSelect author={filter.author} onChange={(author) => onChange({ ...filter, author })} />
      {JSON.stringify(filter) !== JSON.stringify(NO_FILTER) && (
        <Button
          variant="subtle"
          onClick={() => {
            setText('')
            setLabel('')
            onChange(NO_FILTER)
          }}
        >
          {t('calendar:filter.clear')}
        </Button>
      )}
    </div>
  )
}
