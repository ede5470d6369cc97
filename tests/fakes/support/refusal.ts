import type { FakeReply } from './fake-message.ts'

/** Thrown by a handler to refuse the call with the network's own reply. */
export class Refusal extends Error {
  readonly reply: FakeReply

  constructor(reply: FakeReply) {
    super(`refused with ${reply.status}`)
    this.name = 'Refusal'
    this.reply = reply
  }
}
