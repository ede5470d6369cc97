import { Button, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { SAVED_VIEW_NAME_MAX } from '@postwright/core/limits'
import { useSignedIn } from '@/session/use-session.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { toast } from '@/ui/toast.tsx'
import type { CalendarAddress } from '../calendar-address.ts'
import { savedViewDrafts } from '../data/saved-view-drafts.ts'

type Props = { address: CalendarAddress; onClose: () => void }

/** Gives the view and its filters a name, for all members. The day is left out: a view opens at today. */
export function SaveViewDialog({ address, onClose }: Props) {
  const { t } = useTranslation('calendar')
  const { user, workspaceId } = useSignedIn()
  const [params] = useSearchParams()
  const [name, setName] = useState('')

  async function save() {
    const kept = new URLSearchParams({ view: address.view, ...Object.fromEntries(params) })
    kept.delete('date')
    const draft = savedViewDrafts.schema.safeParse({ name, query: kept.toString() })
    if (!draft.success) return
    const id = savedViewDrafts.server.newId(workspaceId)
    const outcome = await savedViewDrafts.server.create(workspaceId, id, { uid: user.id, draft: draft.data })
    if (outcome === 'written') onClose()
    else toast.error(t('calendar:views.failed'))
  }

  return (
    <Dialog title={t('calendar:views.save')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Stack gap="sm">
          <TextInput
            label={t('calendar:views.name')}
            description={t('calendar:views.hint')}
            value={name}
            maxLength={SAVED_VIEW_NAME_MAX}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            required
            data-autofocus
          />
          <Button type="submit">{t('calendar:views.keep')}</Button>
        </Stack>
      </form>
    </Dialog>
  )
}
