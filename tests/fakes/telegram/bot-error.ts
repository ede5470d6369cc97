import type { FakeReply } from '../support/fake-message.ts'

/** Error reply of the Bot API; `parameters` say what to do instead, such as when to retry. */
export function botError(code: number, description: string, parameters?: object): FakeReply {
  return { status: code, body: { ok: false, error_code: code, description, ...(parameters && { parameters }) } }
}
