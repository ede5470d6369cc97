import { zodResolver } from '@hookform/resolvers/zod'
import { Alert, Button, Group, Text, TextInput } from '@mantine/core'
import { useOnline } from '@/ui/use-online.ts'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { WORKSPACE_NAME_MAX } from '@postwright/core/limits'
import type { Workspace } from '@postwright/core/model/workspace'
import { ApiError } from '@/lib/api-error.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { formatClock } from '@/ui/format-time.ts'
import { toast } from '@/ui/toast.tsx'
import { useNow } from '@/ui/use-now.ts'
import { ZoneField } from '@/ui/zone-field.tsx'
import { saveWorkspace } from '../data/workspace-commands.ts'
import { changedValues, workspaceFormSchema, type WorkspaceFormValues } from '../workspace-form.ts'
import { Section } from './section.tsx'

/** The workspace's name and the zone it plans in. What another member saves meanwhile appears in the fields not touched here. */
export function WorkspaceSection({ workspace }: { workspace: Workspace }) {
  const { t } = useTranslation(['settings', 'ui'])
  const now = useNow(10_000)
  const errorText = useErrorText()
  const online = useOnline()
  const form = useForm<WorkspaceFormValues>({
    values: { name: workspace.name, timeZone: workspace.timeZone },
    resetOptions: { keepDirtyValues: true },
    resolver: zodResolver(workspaceFormSchema),
  })
  const { dirtyFields, errors, isDirty, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      const saved = await saveWorkspace({
        workspaceId: workspace.id,
        rev: workspace.rev,
        ...changedValues(values, workspace),
      })
      form.reset({ name: saved.name, timeZone: saved.timeZone })
      toast.success(t('settings:workspace.saved'))
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'stale_revision'
      form.setError('root', { message: isStale ? t('settings:workspace.stale') : errorText(error) })
    }
  })

  return (
    <Section id="workspace" title={t('settings:workspace.title')} text={t('settings:workspace.text')}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <TextInput
          {...form.register('name')}
          label={t('settings:workspace.name')}
          error={
            errors.name &&
            (errors.name.type === 'too_big'
              ? t('settings:workspace.nameLong', { max: WORKSPACE_NAME_MAX })
              : t('settings:workspace.nameMissing'))
          }
          autoComplete="organization"
          mb="lg"
        />
        <Controller
          control={form.control}
          name="timeZone"
          render={({ field, fieldState }) => (
            <ZoneField
              label={t('settings:workspace.timeZone')}
              hint={t('settings:workspace.timeZoneText', { time: formatClock(now, field.value) })}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={fieldState.error && t('settings:workspace.noZone')}
            />
          )}
        />
        {dirtyFields.timeZone === true && (
          <Text size="xs" c="dimmed" mt={6}>
            {t('settings:workspace.planned')}
          </Text>
        )}
        {errors.root && (
          <Alert color="red" role="alert" mt="md">
            {errors.root.message}
          </Alert>
        )}
        {!online && (
          <Alert color="gray" mt="md">
            {t('settings:offline')}
          </Alert>
        )}
        <Group mt="lg" gap="sm">
          <Button type="submit" loading={isSubmitting} disabled={!isDirty || !online}>
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
