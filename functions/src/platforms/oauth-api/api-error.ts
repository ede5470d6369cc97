import type { ApiReply } from './open-api.ts'

/** The network answered with a failure. The message holds nothing that the network wrote. */
export class ApiError extends Error {
  readonly reply: ApiReply

  constructor(reply: ApiReply) {
    super(`the network answered with status ${reply.status}`)
    this.name = 'ApiError'
    this.reply = reply
  }
}
