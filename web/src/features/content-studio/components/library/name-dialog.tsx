import { Button, Group, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LIBRARY_NAME_MAX } from '@postwright/core/limits'
import { oneLine } from '@postwright/core/text/text-fields'
import { z } from 'zod'
import { useApiForm } from '@/lib/use-api-form.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { TextField } from '@/ui/text-field.tsx'

const nameSchema = z.object({ name: oneLine(LIBRARY_NAME_MAX) })

type Props = { title: string; onName: (name: string) => void; onClose: () => void }

/** Asks for the name under which something is kept in the library. */
export function NameDialog({ title, onName, onClose }: Props) {
  const { t } = useTranslation('library')
  const { form, submit, errorOf } = useApiForm({
    schema: nameSchema,
    defaultValues: { name: '' },
    send: async ({ name }) => onName(name),
    worksOffline: true,
  })

  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextField
            data-autofocus
            label={t('library:name')}
            maxLength={LIBRARY_NAME_MAX}
            {...form.register('name')}
            error={errorOf('name', t('library:nameMissing'))}
          />
          <Group justify="flex-end">
            <Button type="submit">{t('library:save')}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
