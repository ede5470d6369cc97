import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FoundChannel } from '@postwright/core/model/connect-step'
import { useApiCall } from '@/lib/use-api-call.ts'
import { Avatar } from '@/ui/avatar.tsx'
import { FormError } from '@/ui/form-error.tsx'
import classes from './choose-channels.module.css'

const SEARCH_FROM = 7

type Props = {
  channels: readonly FoundChannel[]
  /** What the network calls a kind of channel. */
  kindOf: (kind: string) => string | undefined
  /** @throws ApiError */
  onChoose: (ids: string[]) => Promise<void>
  onClose: () => void
}

/** Which of the pages, boards or organisations that a sign-in found become channels. */
export function ChooseChannels({ channels, kindOf, onChoose, onClose }: Props) {
  const { t } = useTranslation('connections')
  const { run, isRunning, failure } = useApiCall()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>(channels.length === 1 ? channels.map(({ id }) => id) : [])
  const wanted = search.trim().toLowerCase()
  const shown = channels.filter(({ name, handle }) => `${name} ${handle}`.toLowerCase().includes(wanted))

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void run(() => onChoose([...chosen]))
      }}
      aria-busy={isRunning}
    >
      <FormError message={failure} takesFocus />
      <Stack gap="md">
        <p className={classes.text}>{t('connections:choose.text', { count: channels.length })}</p>
        {channels.length >= SEARCH_FROM && (
          <TextInput
            type="search"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
            aria-label={t('connections:choose.search')}
            placeholder={t('connections:choose.search')}
            leftSection={<IconSearch size="1rem" aria-hidden />}
            data-autofocus
          />
        )}
        <Checkbox.Group
          value={[...chosen]}
          onChange={setChosen}
          label={t('connections:choose.label')}
          classNames={{ label: 'visually-hidden' }}
        >
          <ul className={classes.list}>
            {shown.map(({ id, name, handle, kind, avatar }) => (
              <li key={id}>
                <label className={classes.row}>
                  <Checkbox value={id} aria-label={name === '' ? handle : name} />
                  <Avatar name={name === '' ? handle : name} src={avatar} size={32} />
                  <span className={classes.words}>
                    <span className={classes.name}>{name === '' ? handle : name}</span>
                    <span className={classes.faint}>{[kindOf(kind), handle].filter(Boolean).join(' · ')}</span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
          {shown.length === 0 && <p className={classes.text}>{t('connections:choose.none')}</p>}
        </Checkbox.Group>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('connections:connect.close')}
          </Button>
          <Button type="submit" loading={isRunning} disabled={chosen.length === 0}>
            {t('connections:choose.connect', { count: chosen.length })}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
