import { useEffect, useRef, useState } from 'react'
import { outbox } from '../../documents/outbox/outbox.ts'
import { useWaitingCountText } from '../../documents/outbox/use-waiting-count-text.ts'
import { waitingDocuments } from '../../documents/outbox/waiting-documents.ts'
import { laterPart } from '../../lib/later-part.tsx'
import { askBeforeSignOut } from '../../session/sign-out.ts'
import { useSignedIn } from '../../session/use-session.ts'
import { loadDraftTypes } from '../load-draft-types.ts'

const SignOutDialog = laterPart(async () => (await import('./sign-out-dialog.tsx')).SignOutDialog)

type Question = { what: string; answer: (isConfirmed: boolean) => void }

/** Asks before a person signs out while their work waits on this device: only their own session can send it. */
export function SignOutQuestion() {
  const { user } = useSignedIn()
  const countText = useWaitingCountText()
  const [question, setQuestion] = useState<Question | null>(null)

  async function ask(): Promise<boolean> {
    const types = await loadDraftTypes()
    // All of it counts, however new.
    const documents = waitingDocuments(outbox.getItems(), {
      uid: user.id,
      isOnline: false,
      now: Date.now(),
      types,
    })
    if (documents.length === 0) return true
    return new Promise((resolve) => setQuestion({ what: countText(documents), answer: resolve }))
  }

  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => askBeforeSignOut(() => latest.current()), [])

  const onAnswer = (isConfirmed: boolean) => {
    setQuestion(null)
    question?.answer(isConfirmed)
  }
  return <SignOutDialog props={question && { what: question.what, onAnswer }} />
}
