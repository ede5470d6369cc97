import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FoundChannel } from '@postwright/core/model/connect-step'
import { finishConnection } from '@postwright/core/api/connections'
import { z } from 'zod'
import { useApiForm } from '@/lib/use-api-form.ts'
import { Avatar } from '@/ui/avatar.tsx'
import { FormError } from '@/ui/form-error.tsx'
import classes from './choose-channels.module.css'
import type { Platform } from '@postwright/core/platforms/platform'
import { usePlatformWords } from '@/platforms/use-platform-words.ts'

const SEARCH_FROM = 7

const choiceSchema = z.object({ chosen: finishConnection.input.shape.chosen.unwrap() })

type Props = {
  channels: readonly FoundChannel[]
  /** Returns the network's name for a kind of channel. */
  kindOf: (kind: string) => string | undefined
  /** @throws ApiError */
  onChoose: (ids: string[]) => Promise<void>
  onClose: () => void
}

/** Lets the user choose which of the pages, boards or organisations found by a sign-in become channels. */
export function ChooseChannels({ channels, kindOf, onChoose, onClose }: Props) {
  const { t } = useTranslation('connections')
  const [search, setSearch] = useState('')
  const { submit, isSending, failure, field } = useApiForm({
    schema: choiceSchema,
    defaultValues: { chosen: channels.length === 1 ? channels.map(({ id }) => id) : [] },
    send: ({ chosen }) => onChoose(chosen),
  })
  const chosen = field('chosen')
  const wanted = search.trim().toLowerCase()
  const shown = channels.filter(({ name, handle }) => `${name} ${handle}`.toLowerCase().includes(wanted))

  return (
    <form onSubmit={submit} noValidate aria-busy={isSending}>
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
        <Checkbox.Group {...chosen} label={t('connections:choose.label')} classNames={{ label: 'visually-hidden' }}>
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
          <Button type="submit" loading={isSending} disabled={chosen.value.length === 0}>
            {t('connections:choose.connect', { count: chosen.value.length })}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

type ConnectChoiceProps = {
  platform: Platform
  channels: readonly FoundChannel[]
  onChoose: (ids: string[]) => Promise<void>
  onClose: () => void
}

/** Renders `ChooseChannels` with the network's own names for kinds of channels (pages, boards and so on). */
export function ConnectChoice({ platform, ...props }: ConnectChoiceProps) {
  const words = usePlatformWords(platform)
  return <ChooseChannels {...props} kindOf={(kind) => words(`kind.${kind}`)} />
}
