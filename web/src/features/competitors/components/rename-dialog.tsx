import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { radarSourceSchema, type RadarSource, RADAR_NAME_MAX } from '@postwright/core/model/radar'
import { useApiForm } from '@/lib/use-api-form.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { changeSource } from '../data/radar.ts'

const renameSchema = z.object({ name: radarSourceSchema.shape.name })

/** Renames a source for the team. */
export function RenameDialog({ source, onClose }: { source: RadarSource; onClose: () => void }) {
  const { t } = useTranslation(['competitors', 'common'])
  const { workspaceId } = useSignedIn()
  const { form, submit, isSending, failure, errorOf } = useApiForm({
    schema: renameSchema,
    defaultValues: { name: source.name },
    async send({ name }) {
      await changeSource({ workspaceId, sourceId: source.id, name })
      onClose()
    },
  })
  return (
    <Dialog title={t('competitors:rename.title', { name: source.name })} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <FormError message={failure} />
        <TextField
          label={t('competitors:rename.name')}
          data-autofocus
          maxLength={RADAR_NAME_MAX}
          {...form.register('name')}
          error={errorOf('name', t('competitors:rename.missing'))}
        />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" loading={isSending}>
            {t('common:action.save')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
