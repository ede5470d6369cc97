import { Button, Group } from '@mantine/core'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { POST_TEXT_MAX } from '@postwright/core/limits'
import { routes } from '@/config/routes.ts'
import { beginDocument } from '@/documents/outbox/begin-document.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { toast } from '@/ui/toast.tsx'
import { useNavigate } from 'react-router-dom'
import { capturePlace } from './data/idea-places.ts'
import { ideaDrafts } from './data/idea-drafts.ts'
import { newIdea } from './idea-draft.ts'

/** Captures an idea on any screen; without a network connection it is queued on this device. */
export function Component({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['areas', 'common'])
  const { user, workspaceId } = useSignedIn()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const isOver = text.length > POST_TEXT_MAX

  async function keep() {
    if (text.trim() === '' || isOver) return
    onClose()
    const documentId = ideaDrafts.server.newId(workspaceId)
    const draft = newIdea(text.trim(), await capturePlace(workspaceId))
    const stored = beginDocument(ideaDrafts, { uid: user.id, workspaceId, documentId, draft })
    toast.undo(t('areas:idea.captured'), {
      label: t('areas:idea.open'),
      onUndo: () => void navigate(routes.ideas.href(documentId)),
    })
    if ((await stored) !== 'written') toast.error(t('areas:idea.notCreated'))
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void keep()
  }

  return (
    <Dialog title={t('areas:idea.capture')} onClose={onClose}>
      <CountedTextarea
        aria-label={t('areas:idea.text')}
        placeholder={t('areas:idea.hint')}
        data-autofocus
        minRows={4}
        maxRows={12}
        max={POST_TEXT_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={press}
      />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <Button disabled={text.trim() === '' || isOver} onClick={() => void keep()}>
          {t('areas:idea.keep')}
        </Button>
      </Group>
    </Dialog>
  )
}
