import { Anchor, Button, Group, PasswordInput, Stack, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown, IconExternalLink } from '@tabler/icons-react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { BLUESKY_DEFAULT_SERVICE } from '@postwright/core/platforms/bluesky/default-service'
import { useApiForm } from '@/lib/use-api-form.ts'
import { FormError } from '@/ui/form-error.tsx'
import { OfflineNote } from '@/ui/offline-note.tsx'
import { TextField } from '@/ui/text-field.tsx'
import {
  cleanHandle,
  cleanService,
  connectFormSchema,
  looksLikeAppPassword,
  type ConnectFormOutput,
  type ConnectFormValues,
} from '../connect-form.ts'
import { ConnectingNote } from './connecting-note.tsx'
import classes from './connect-form.module.css'

const APP_PASSWORD_PAGE = 'https://bsky.app/settings/app-passwords'

type Props = {
  initial: ConnectFormValues
  isReconnect: boolean
  isOnline: boolean
  /** @throws ApiError whose fields name inputs of this form */
  onConnect: (values: ConnectFormOutput) => Promise<void>
  onClose: () => void
}

/** Handle, app password and, for accounts elsewhere, the server. */
export function ConnectBlueskyForm({ initial, isReconnect, isOnline, onConnect, onClose }: Props) {
  const { t } = useTranslation('connections')
  const { form, submit, isSending, failure, errorOf } = useApiForm<ConnectFormValues, ConnectFormOutput>({
    schema: connectFormSchema,
    defaultValues: initial,
    send: onConnect,
  })
  const { errors, touchedFields } = form.formState
  const [password, service] = useWatch({ control: form.control, name: ['appPassword', 'service'] })
  const [isOpened, { toggle }] = useDisclosure(initial.service !== BLUESKY_DEFAULT_SERVICE)
  const isAdvanced = isOpened || errors.service !== undefined
  const looksMain = touchedFields.appPassword === true && password !== '' && !looksLikeAppPassword(password)

  return (
    <form onSubmit={submit} noValidate aria-busy={isSending}>
      <FormError message={failure} takesFocus />
      <OfflineNote text={t('connections:offline')} />
      <Stack gap="md">
        <TextField
          {...form.register('handle', { setValueAs: cleanHandle })}
          label={t('connections:bluesky.handle')}
          hint={t('connections:bluesky.handleHint')}
          error={errorOf('handle', t('connections:bluesky.handleInvalid'))}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={isReconnect}
          data-autofocus={isReconnect ? undefined : true}
        />
        <div>
          <PasswordInput
            {...form.register('appPassword')}
            label={t('connections:bluesky.password')}
            description={t('connections:bluesky.passwordHint')}
            error={errorOf('appPassword', t('connections:bluesky.passwordMissing'))}
            placeholder="xxxx-xxxx-xxxx-xxxx"
            autoComplete="off"
            data-autofocus={isReconnect ? true : undefined}
          />
          {looksMain && !errors.appPassword && (
            <p className={classes.caution} role="status">
              {t('connections:bluesky.passwordMain')}
            </p>
          )}
          <Anchor className={classes.link} href={APP_PASSWORD_PAGE} target="_blank" rel="noreferrer">
            {t('connections:bluesky.passwordLink')}
            <IconExternalLink size="0.875rem" aria-hidden />
          </Anchor>
        </div>
        <div>
          <UnstyledButton type="button" className={classes.advanced} onClick={toggle} aria-expanded={isAdvanced}>
            <IconChevronDown size="1rem" aria-hidden data-open={isAdvanced || undefined} />
            {t('connections:bluesky.advanced')}
          </UnstyledButton>
          <div hidden={!isAdvanced}>
            <TextField
              {...form.register('service', { setValueAs: cleanService })}
              mt="xs"
              type="url"
              label={t('connections:bluesky.service')}
              hint={t('connections:bluesky.serviceHint')}
              error={errorOf('service', t('connections:bluesky.serviceInvalid'))}
              autoCapitalize="none"
              spellCheck={false}
              readOnly={isReconnect}
            />
          </div>
        </div>
        {isSending && <ConnectingNote service={cleanService(service)} />}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('connections:bluesky.close')}
          </Button>
          <Button type="submit" loading={isSending} disabled={!isOnline}>
            {isReconnect ? t('connections:bluesky.reconnect') : t('connections:bluesky.connect')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
