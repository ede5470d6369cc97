import { useApiCall } from '@/lib/use-api-call.ts'
import type { ContactDraft } from './contact-draft.ts'
import { sendMessage } from './data/contact-commands.ts'

/** Sending a message: whether it is under way, and what was wrong with it as a whole or by field. */
export function useSendMessage(onSent: (receipt: string) => void) {
  const { run, isRunning, failure, fields } = useApiCall()
  const send = (draft: ContactDraft) =>
    run(async () => {
      const { receipt } = await sendMessage(draft)
      onSent(receipt)
    })
  const isOfFields = Object.keys(fields).length > 0
  return { isSending: isRunning, failure: isOfFields ? null : failure, fields, send }
}
