import type { FakeReply } from '../support/fake-message.ts'

/** How the Bot API refuses: status, code and a sentence, and sometimes what to do instead. */
export function botError(code: number, description: string, parameters?: object): FakeReply {
  return { status: code, body: { ok: false, error_code: code, description, ...(parameters && { parameters }) } }
}
