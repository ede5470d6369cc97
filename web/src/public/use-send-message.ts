import { useState } from 'react'
import { ApiError } from '@/lib/api-error.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import type { ContactDraft } from './contact-draft.ts'
import { sendMessage } from './data/contact-commands.ts'

/** Sending a message: whether it is under way, and what was wrong with it as a whole or by field. */
export function useSendMessage(onSent: (receipt: string) => void) {
  const errorText = useErrorText()
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [fields, setFields] = useState<Record<string, string>>({})

  async function send(draft: ContactDraft): Promise<void> {
    if (isSending) return
    setIsSending(true)
    setFailure(null)
    setFields({})
    try {
      const { receipt } = await sendMessage(draft)
      onSent(receipt)
    } catch (error) {
      const named = error instanceof ApiError ? error.fields : {}
      setFields(named)
      if (Object.keys(named).length === 0) setFailure(errorText(error))
    } finally {
      setIsSending(false)
    }
  }

  return { isSending, failure, fields, send }
}
