import { Skeleton, Stack, Button, Group } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { ConnectionMode } from '@postwright/core/platforms/channel-facts'
import type { Platform } from '@postwright/core/platforms/platform'
import { platformName } from '@/platforms/platform-name.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { ConnectChoice } from './choose-channels.tsx'
import { ConnectForm } from './connect-form.tsx'
import { useConnecting, ConnectingNote } from './connecting.tsx'
import { usePlatformWords } from '@/platforms/use-platform-words.ts'
import { CopyField } from '@/ui/copy-field.tsx'
import classes from './connect-form.module.css'
import { z } from 'zod'
import { oneLine } from '@postwright/core/text/text-fields'
import { useApiForm } from '@/lib/use-api-form.ts'
import { FormError } from '@/ui/form-error.tsx'
import { OfflineNote } from '@/ui/offline-note.tsx'
import { TextField } from '@/ui/text-field.tsx'

type Props = {
  workspaceId: string
  platform: Platform
  /** How the network can be used; without the operator's keys, a person publishes the posts there manually. */
  mode: ConnectionMode
  /** The channel to connect again; null for a new one. */
  connection: Connection | null
  isOnline: boolean
  onClose: () => void
  /** Called when the new channels work; the dialog is closed by then. */
  onConnected: (connectionIds: string[]) => void
}

/** Connects a new channel of any network or reconnects an existing one. Closing the dialog cancels a pending request to the network. */
export function ConnectDialog({ workspaceId, platform, connection, isOnline, onClose, onConnected, ...props }: Props) {
  const { t } = useTranslation('connections')
  const [mode, setMode] = useState(props.mode)
  const isReconnect = connection !== null
  const { shown, begin, finish } = useConnecting({
    workspaceId,
    platform,
    isReconnect,
    onConnected(connectionIds) {
      onClose()
      if (!isReconnect) onConnected(connectionIds)
    },
  })
  const network = platformName(platform)
  const again = connection === null ? {} : { connectionId: connection.id }

  return (
    <Dialog
      onClose={onClose}
      title={
        isReconnect
          ? t('connections:connect.reconnectTitle', { handle: connection.handle })
          : t('connections:connect.title', { network })
      }
    >
      <Suspense fallback={<FormSkeleton />}>
        {shown === null && mode === 'direct' && (
          <ConnectForm
            platform={platform}
            connection={connection}
            isOnline={isOnline}
            onConnect={(values) => begin(platform, { mode, values, ...again })}
            onAssisted={isReconnect ? null : () => setMode('assisted')}
            onClose={onClose}
          />
        )}
        {shown === null && mode === 'assisted' && (
          <AssistedForm
            platform={platform}
            name={connection?.name ?? ''}
            isForced={props.mode === 'assisted'}
            isOnline={isOnline}
            onConnect={(values) => begin(platform, { mode, values, ...again })}
            onClose={onClose}
          />
        )}
        {shown?.step === 'choose' && (
          <ConnectChoice
            platform={platform}
            channels={shown.channels}
            onChoose={(chosen) => finish({ ticket: shown.ticket, chosen })}
            onClose={onClose}
          />
        )}
        {shown?.step === 'leaving' && <ConnectingNote network={network} />}
        {shown?.step === 'notice' && (
          <ConnectNotice
            platform={platform}
            notice={shown.notice}
            onDone={() => {
              onClose()
              if (!isReconnect) onConnected(shown.connectionIds)
            }}
          />
        )}
      </Suspense>
    </Dialog>
  )
}

function FormSkeleton() {
  return (
    <Stack gap="md" role="status" aria-busy="true">
      <Skeleton height={36} />
      <Skeleton height={36} />
    </Stack>
  )
}

type ConnectNoticeProps = {
  platform: Platform
  /** Notice with a value that is shown only once, such as a secret. */ notice: string
  onDone: () => void
}

/** Shows a value of a new channel that the user has to save, such as the secret that authenticates the caller. */
function ConnectNotice({ platform, notice, onDone }: ConnectNoticeProps) {
  const { t } = useTranslation('connections')
  const words = usePlatformWords(platform)
  return (
    <Stack gap="md">
      <p className={classes.text}>{words('notice.text') ?? t('connections:notice.text')}</p>
      <CopyField label={words('notice.label') ?? t('connections:notice.label')} value={notice} />
      <Group justify="flex-end">
        <Button onClick={onDone}>{t('connections:notice.done')}</Button>
      </Group>
    </Stack>
  )
}

const assistedSchema = z.object({ name: oneLine(60) })

type Values = z.infer<typeof assistedSchema>

type AssistedFormProps = {
  platform: Platform
  name: string
  /** True if manual publishing is the only way to use the network on this installation. */
  isForced: boolean
  isOnline: boolean
  /** @throws ApiError */
  onConnect: (values: Values) => Promise<void>
  onClose: () => void
}

/** Sets up a channel on which a person publishes: explains what that means and asks for the channel's name. */
function AssistedForm({ platform, name, isForced, isOnline, onConnect, onClose }: AssistedFormProps) {
  const { t } = useTranslation('connections')
  const network = platformName(platform)
  const { form, submit, isSending, failure, errorOf } = useApiForm<Values, Values>({
    schema: assistedSchema,
    defaultValues: { name },
    send: onConnect,
  })
  return (
    <form onSubmit={submit} noValidate aria-busy={isSending}>
      <FormError message={failure} takesFocus />
      <OfflineNote text={t('connections:offline')} />
      <Stack gap="md">
        {isForced && <p className={classes.text}>{t('connections:assisted.why', { network })}</p>}
        <ol className={classes.steps}>
          <li>{t('connections:assisted.step.notified')}</li>
          <li>{t('connections:assisted.step.post', { network })}</li>
          <li>{t('connections:assisted.step.confirm')}</li>
        </ol>
        <TextField
          {...form.register('name')}
          label={t('connections:assisted.name')}
          hint={t('connections:assisted.nameHint', { network })}
          error={errorOf('name', t('connections:assisted.nameMissing'))}
          autoComplete="off"
          data-autofocus
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('connections:connect.close')}
          </Button>
          <Button type="submit" loading={isSending} disabled={!isOnline}>
            {t('connections:assisted.add')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
