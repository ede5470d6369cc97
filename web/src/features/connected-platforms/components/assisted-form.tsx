import { Button, Group, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Platform } from '@postwright/core/platforms/platform'
import { z } from 'zod'
import { oneLine } from '@postwright/core/text/text-fields'
import { useApiForm } from '@/lib/use-api-form.ts'
import { platformName } from '@/platforms/platform-name.ts'
import { FormError } from '@/ui/form-error.tsx'
import { OfflineNote } from '@/ui/offline-note.tsx'
import { TextField } from '@/ui/text-field.tsx'
import classes from './connect-form.module.css'

const assistedSchema = z.object({ name: oneLine(60) })
type Values = z.infer<typeof assistedSchema>

type Props = {
  platform: Platform
  name: string
  /** The network cannot be used otherwise here. */
  isForced: boolean
  isOnline: boolean
  /** @throws ApiError */
  onConnect: (values: Values) => Promise<void>
  onClose: () => void
}

/** A channel on which a person publishes: what that means, and what it is called here. */
export function AssistedForm({ platform, name, isForced, isOnline, onConnect, onClose }: Props) {
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
