import { useTranslation } from 'react-i18next'
import type { PostDraft } from '@postwright/core/model/post'
import { templateDrafts } from '@/posts/data/template-drafts.ts'
import { Button, Group, Stack } from '@mantine/core'
import { LIBRARY_NAME_MAX } from '@postwright/core/limits'
import { oneLine } from '@postwright/core/text/text-fields'
import { z } from 'zod'
import { useApiForm } from '@/lib/use-api-form.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { TextField } from '@/ui/text-field.tsx'
import type { DraftFields, DraftType } from '@/documents/draft-type.ts'
import { beginDocument } from '@/documents/outbox/begin-document.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { toast } from '@/ui/toast.tsx'

/** Asks for a name and saves the text, title, first comment, thread and labels of a post as a template. */
export function SaveTemplateDialog({ draft, onClose }: { draft: PostDraft; onClose: () => void }) {
  const { t } = useTranslation('library')
  const keep = useKeepInLibrary(templateDrafts)
  const { text, title, comment, thread, labels } = draft

  function save(name: string) {
    keep({ name, text, title, comment, thread, labels })
    onClose()
  }

  return <NameDialog title={t('library:templates.save')} onName={save} onClose={onClose} />
}

const nameSchema = z.object({ name: oneLine(LIBRARY_NAME_MAX) })

type Props = { title: string; onName: (name: string) => void; onClose: () => void }

/** Asks for the name of an item in the library. */
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

/** Saves an item in the library without leaving the post. */
export function useKeepInLibrary<Document, Draft extends DraftFields & { name: string }>(
  drafts: DraftType<Document, Draft>,
): (draft: Draft) => void {
  const { t } = useTranslation('library')
  const { user, workspaceId } = useSignedIn()
  return (draft) => {
    const documentId = drafts.server.newId(workspaceId)
    void beginDocument(drafts, { uid: user.id, workspaceId, documentId, draft }).then((outcome) =>
      outcome === 'written'
        ? toast.success(t('library:saved', { name: draft.name }))
        : toast.error(t(drafts.words.notCreated)),
    )
  }
}
