import { Button, Group, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { outbox } from '../../documents/outbox/outbox.ts'
import { useWaitingCountText } from '../../documents/outbox/use-waiting-count-text.ts'
import { waitingDocuments } from '../../documents/outbox/waiting-documents.ts'
import { askBeforeSignOut } from '../../session/sign-out.ts'
import { useSignedIn } from '../../session/use-session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { draftTypes } from '../draft-types.ts'

type Question = { what: string; answer: (isConfirmed: boolean) => void }

/** Asks before a person signs out while their work waits on this device: only their own session can send it. */
export function SignOutQuestion() {
  const { t } = useTranslation()
  const { user } = useSignedIn()
  const countText = useWaitingCountText()
  const [question, setQuestion] = useState<Question | null>(null)

  function ask(): Promise<boolean> {
    // All of it counts, however new.
    const documents = waitingDocuments(outbox.getItems(), {
      uid: user.id,
      isOnline: false,
      now: Date.now(),
      types: draftTypes,
    })
    if (documents.length === 0) return Promise.resolve(true)
    return new Promise((resolve) => setQuestion({ what: countText(documents), answer: resolve }))
  }

  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => askBeforeSignOut(() => latest.current()), [])

  if (!question) return null
  const answer = (isConfirmed: boolean) => {
    setQuestion(null)
    question.answer(isConfirmed)
  }
  return (
    <Dialog title={t('waiting.signOut.title')} onClose={() => answer(false)}>
      <Text size="sm">{t('waiting.signOut.text', { what: question.what })}</Text>
      <Group justify="flex-end" gap="sm" mt="md">
        <Button variant="default" onClick={() => answer(true)}>
          {t('waiting.signOut.leave')}
        </Button>
        <Button data-autofocus onClick={() => answer(false)}>
          {t('waiting.signOut.stay')}
        </Button>
      </Group>
    </Dialog>
  )
}
