import { Button, Group } from '@mantine/core'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { WORKSPACE_NAME_MAX } from '@postwright/core/limits'
import type { Workspace } from '@postwright/core/model/workspace'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { ApiError } from '@/lib/api-error.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { FormError } from '@/ui/form-error.tsx'
import { formatClock } from '@/ui/format-time.ts'
import { OfflineNote } from '@/ui/offline-note.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { useNow } from '@/ui/use-now.ts'
import { useOnline } from '@/ui/use-online.ts'
import { ZoneField } from '@/ui/zone-field.tsx'
import { updateWorkspace } from '@postwright/core/api/workspaces'
import { call } from '@/lib/api-client.ts'
import { changedValues, workspaceFormSchema, type WorkspaceFormValues } from '../workspace-form.ts'
import { Section } from './section.tsx'

const ZoneChange = lazyPart(async () => (await import('./zone-change.tsx')).ZoneChange)
const ZoneMoveStatus = lazyPart(async () => (await import('./zone-change.tsx')).ZoneMoveStatus)

/** Edits the workspace's name and time zone. Changes saved by other members meanwhile appear in fields that were not edited here. */
export function WorkspaceSection({ workspace }: { workspace: Workspace }) {
  const { t } = useTranslation(['settings', 'ui'])
  const { user } = useSignedIn()
  const now = useNow(10_000)
  const online = useOnline()
  const { form, submit, isSending, failure, errorOf } = useApiForm<WorkspaceFormValues, WorkspaceFormValues>({
    schema: workspaceFormSchema,
    values: { name: workspace.name, timeZone: workspace.timeZone, planned: 'keep_times' },
    resetOptions: { keepDirtyValues: true },
    async send(values) {
      const changed = changedValues(values, workspace)
      const saved = await call(updateWorkspace, { workspaceId: workspace.id, rev: workspace.rev, ...changed })
      form.reset({ name: saved.name, timeZone: saved.timeZone, planned: 'keep_times' })
      toast.success(t('settings:workspace.saved'))
    },
    words: (error) =>
      error instanceof ApiError && error.code === 'stale_revision' ? t('settings:workspace.stale') : undefined,
  })
  const { dirtyFields, errors, isDirty } = form.formState
  const nameFault =
    errors.name?.type === 'too_big'
      ? t('settings:workspace.nameLong', { max: WORKSPACE_NAME_MAX })
      : t('settings:workspace.nameMissing')

  return (
    <Section id="workspace" title={t('settings:workspace.title')} text={t('settings:workspace.text')}>
      <form onSubmit={submit} noValidate>
        <FormError message={failure} />
        <OfflineNote text={t('settings:offline')} />
        <TextField
          {...form.register('name')}
          label={t('settings:workspace.name')}
          error={errorOf('name', nameFault)}
          autoComplete="organization"
          mb="lg"
        />
        <Controller
          control={form.control}
          name="timeZone"
          render={({ field }) => (
            <ZoneField
              label={t('settings:workspace.timeZone')}
              hint={t('settings:workspace.timeZoneText', { time: formatClock(now, field.value) })}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={errorOf('timeZone', t('settings:workspace.noZone'))}
            />
          )}
        />
        {dirtyFields.timeZone === true ? (
          <Controller
            control={form.control}
            name="planned"
            render={({ field }) => (
              <ZoneChange
                workspace={workspace}
                to={form.getValues('timeZone')}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
        ) : (
          <ZoneMoveStatus workspace={workspace} uid={user.id} />
        )}
        <Group mt="lg" gap="sm">
          <Button type="submit" loading={isSending} disabled={!isDirty || !online}>
            {t('settings:workspace.save')}
          </Button>
          {isDirty && (
            <Button variant="subtle" onClick={() => form.reset()}>
              {t('settings:workspace.discard')}
            </Button>
          )}
        </Group>
      </form>
    </Section>
  )
}
