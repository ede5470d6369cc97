import { Button, Stack, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { savedViews } from '@postwright/core/collections/saved-views'
import { SAVED_VIEW_NAME_MAX } from '@postwright/core/limits'
import { requireWritten } from '@/documents/draft-type.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import type { CalendarAddress } from '../calendar-address.ts'
import { savedViewDrafts } from '../data/saved-views.ts'

const viewFormSchema = savedViews.schema.pick({ name: true, query: true })

type Props = { address: CalendarAddress; onClose: () => void }

/** Saves the view and its filters under a name, for all members. The day is not stored: a view opens at today. */
export function SaveViewDialog({ address, onClose }: Props) {
  const { t } = useTranslation('calendar')
  const { user, workspaceId } = useSignedIn()
  const [params] = useSearchParams()
  const { form, submit, isSending, failure, errorOf } = useApiForm({
    schema: viewFormSchema,
    defaultValues: { name: '', query: keptQuery(address, params) },
    async send(draft) {
      const id = savedViewDrafts.server.newId(workspaceId)
      requireWritten(await savedViewDrafts.server.create(workspaceId, id, { uid: user.id, draft }))
      onClose()
    },
  })

  return (
    <Dialog title={t('calendar:views.saveTitle')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <FormError message={failure} />
        <Stack gap="sm">
          <TextInput
            label={t('calendar:views.name')}
            description={t('calendar:views.hint')}
            {...form.register('name')}
            maxLength={SAVED_VIEW_NAME_MAX}
            error={errorOf('name', t('calendar:views.nameMissing'))}
            required
            data-autofocus
          />
          <Button type="submit" loading={isSending}>
            {t('calendar:views.keep')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}

function keptQuery({ view }: CalendarAddress, params: URLSearchParams): string {
  const kept = new URLSearchParams({ view, ...Object.fromEntries(params) })
  kept.delete('date')
  return kept.toString()
}
