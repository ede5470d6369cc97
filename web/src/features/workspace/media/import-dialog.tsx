import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { fetchMedia } from '@postwright/core/api/fetched-media'
import { useApiForm } from '@/lib/use-api-form.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { useMediaCommands } from './use-media-commands.ts'

const schema = fetchMedia.input.pick({ url: true })

type Props = { folderId: string; onClose: () => void }

/** Imports an image by its web address. */
export function ImportDialog({ folderId, onClose }: Props) {
  const { t } = useTranslation(['media-library', 'common'])
  const { importFrom } = useMediaCommands()
  const { form, submit, isSending, failure, errorOf } = useApiForm({
    schema,
    defaultValues: { url: '' },
    async send({ url }) {
      await importFrom(url.trim(), folderId)
      onClose()
      toast.success(t('media-library:import.done'))
    },
  })
  return (
    <Dialog title={t('media-library:import.title')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <FormError message={failure} />
        <TextField
          {...form.register('url')}
          data-autofocus
          type="url"
          label={t('media-library:import.url')}
          hint={t('media-library:import.hint')}
          error={errorOf('url', t('media-library:import.missing'))}
        />
        <Group justify="flex-end" gap="sm" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" loading={isSending}>
            {t('media-library:import.submit')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
