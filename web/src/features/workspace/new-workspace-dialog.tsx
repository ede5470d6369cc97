import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { createWorkspace } from '@postwright/core/api/workspaces'
import { WORKSPACE_NAME_MAX } from '@postwright/core/limits'
import { routes } from '@/config/routes.ts'
import { call } from '@/lib/api-client.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { session } from '@/session/session.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { viewerZone } from '@/ui/format-time.ts'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { ZoneField } from '@/ui/zone-field.tsx'

const schema = createWorkspace.input.pick({ name: true, timeZone: true })

/** Creates a workspace owned by the user, and switches to it. */
export function Component({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['workspace', 'ui', 'common'])
  const navigate = useNavigate()
  // Idempotency key of the dialog: a repeated call returns the same workspace.
  const [key] = useState(() => crypto.randomUUID())
  const { form, submit, isSending, failure, errorOf, field } = useApiForm({
    schema,
    defaultValues: { name: '', timeZone: viewerZone() },
    async send(values) {
      const { id, name } = await call(createWorkspace, { key, ...values })
      onClose()
      await navigate(routes.dashboard.href())
      session.enterWorkspace(id)
      toast.success(t('workspace:new.done', { name }))
    },
  })
  const isLong = form.formState.errors.name?.type === 'too_big'
  return (
    <Dialog title={t('workspace:new.title')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <FormError message={failure} />
        <TextField
          {...form.register('name')}
          data-autofocus
          label={t('workspace:new.name')}
          error={errorOf(
            'name',
            t(isLong ? 'workspace:new.nameLong' : 'workspace:new.nameMissing', { max: WORKSPACE_NAME_MAX }),
          )}
          autoComplete="organization"
          mb="lg"
        />
        <ZoneField
          label={t('workspace:new.timeZone')}
          hint={t('workspace:new.timeZoneText')}
          {...field('timeZone')}
          error={errorOf('timeZone', t('workspace:new.noZone'))}
        />
        <Group justify="flex-end" gap="sm" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" loading={isSending}>
            {t('workspace:new.create')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
