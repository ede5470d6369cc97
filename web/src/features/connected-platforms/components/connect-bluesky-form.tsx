import { zodResolver } from '@hookform/resolvers/zod'
import { Anchor, Button, Group, PasswordInput, Stack, TextInput, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown, IconExternalLink } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useForm, useWatch, type FieldError } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { BLUESKY_DEFAULT_SERVICE } from '@postwright/core/platforms/bluesky-service'
import { useErrorText } from '@/lib/use-error-text.ts'
import {
  cleanHandle,
  cleanService,
  connectFormSchema,
  looksLikeAppPassword,
  refusedFields,
  type ConnectFormOutput,
  type ConnectFormValues,
} from '../connect-form.ts'
import { ConnectingNote } from './connecting-note.tsx'
import { FormProblem } from './form-problem.tsx'
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
  const errorText = useErrorText()
  const form = useForm<ConnectFormValues, unknown, ConnectFormOutput>({
    defaultValues: initial,
    resolver: zodResolver(connectFormSchema),
  })
  const { errors, isSubmitting, touchedFields } = form.formState
  const [password, service] = useWatch({ control: form.control, name: ['appPassword', 'service'] })
  const [isAdvanced, { toggle, open }] = useDisclosure(initial.service !== BLUESKY_DEFAULT_SERVICE)
  const [faulty, setFaulty] = useState<{ name: keyof ConnectFormValues } | null>(null)
  const { setFocus } = form
  const looksMain = touchedFields.appPassword === true && password !== '' && !looksLikeAppPassword(password)

  // The server may stand in a part that is opened only now.
  useEffect(() => {
    if (faulty) setFocus(faulty.name)
  }, [faulty, setFocus])

  const submit = form.handleSubmit(
    async (values) => {
      try {
        await onConnect(values)
      } catch (error) {
        const refused = refusedFields(error)
        if (refused.some(({ name }) => name === 'service')) open()
        for (const { name, message } of refused) form.setError(name, { type: 'server', message })
        setFaulty(refused[0] ?? null)
        if (refused.length === 0) form.setError('root', { type: 'server', message: errorText(error) })
      }
    },
    (found) => found.service && open(),
  )

  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-busy={isSubmitting}>
      <Stack gap="md">
        <FormProblem message={errors.root?.message} takesFocus />
        <TextInput
          {...form.register('handle', { setValueAs: cleanHandle })}
          label={t('connections:bluesky.handle')}
          description={t('connections:bluesky.handleHint')}
          error={textOf(errors.handle, t('connections:bluesky.handleInvalid'))}
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
            error={textOf(errors.appPassword, t('connections:bluesky.passwordMissing'))}
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
            <TextInput
              {...form.register('service', { setValueAs: cleanService })}
              mt="xs"
              type="url"
              label={t('connections:bluesky.service')}
              description={t('connections:bluesky.serviceHint')}
              error={textOf(errors.service, t('connections:bluesky.serviceInvalid'))}
              autoCapitalize="none"
              spellCheck={false}
              readOnly={isReconnect}
            />
          </div>
        </div>
        {isSubmitting && <ConnectingNote service={cleanService(service)} />}
        {!isOnline && <FormProblem message={t('connections:offline')} />}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('connections:bluesky.close')}
          </Button>
          <Button type="submit" loading={isSubmitting} disabled={!isOnline}>
            {isReconnect ? t('connections:bluesky.reconnect') : t('connections:bluesky.connect')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** The server's sentence when it refused the value, otherwise the form's own. */
function textOf(error: FieldError | undefined, own: string): string | undefined {
  if (!error) return undefined
  return error.type === 'server' && error.message !== undefined ? error.message : own
}
