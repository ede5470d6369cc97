import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ServiceId, WINDOW_MESSAGE_MAX } from '@postwright/core/model/service-switch'
import { serverNow } from '@/lib/server-clock.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { viewerZone, zoneTown } from '@/ui/format-time.ts'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { planWindow } from '@postwright/core/api/switches'
import { call } from '@/lib/api-client.ts'
import styles from '../service-enablement.module.css'
import { newWindowValues, type WindowFormValues, windowFormSchema, type WindowOrder } from '../window-form.ts'
import { ServiceImpact } from './service-impact.tsx'

type Props = { id: ServiceId; onClose: () => void; onChanged: () => void }

/** Plans a maintenance window in which a service is off. */
export function WindowDialog({ id, onClose, onChanged }: Props) {
  const { t } = useTranslation('service-enablement')
  const sensitive = useSensitive()
  // Kept across retries: a call whose response was lost may already have planned this window.
  const [windowId] = useState(() => crypto.randomUUID())
  const { form, submit, isSending, failure, errorOf } = useApiForm<WindowFormValues, WindowOrder>({
    schema: windowFormSchema,
    defaultValues: newWindowValues(serverNow()),
    async send(order) {
      const outcome = await sensitive.run(() => call(planWindow, { id, windowId, ...order }))
      if (!outcome.done) return
      toast.success(t('service-enablement:window.saved'))
      onChanged()
      onClose()
    },
  })
  const { message } = form.getValues()
  const name = t(`service-enablement:name.${id}`)
  return (
    <Dialog title={t('service-enablement:window.title', { name })} onClose={onClose} size="xl">
      <form onSubmit={submit} noValidate aria-busy={isSending}>
        <FormError message={failure} takesFocus />
        <Stack gap="md">
          <div className={styles.pair}>
            <TextField
              {...form.register('startsAt')}
              type="datetime-local"
              label={t('service-enablement:window.starts')}
              hint={t('service-enablement:window.zone', { zone: zoneTown(viewerZone()) })}
              error={errorOf('startsAt', t('service-enablement:window.startsWrong'))}
            />
            <TextField
              {...form.register('endsAt')}
              type="datetime-local"
              label={t('service-enablement:window.ends')}
              hint={t('service-enablement:window.endsHint')}
              error={errorOf('endsAt', t('service-enablement:window.endsWrong'))}
            />
          </div>
          <CountedTextarea
            {...form.register('message')}
            value={message}
            max={WINDOW_MESSAGE_MAX}
            label={t('service-enablement:window.message')}
            error={errorOf('message', t('service-enablement:window.messageWrong'))}
            data-autofocus
          />
          <ServiceImpact id={id} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('service-enablement:cancel')}
            </Button>
            <Button type="submit" loading={isSending}>
              {t('service-enablement:window.save')}
            </Button>
          </Group>
        </Stack>
      </form>
      {sensitive.dialog}
    </Dialog>
  )
}
