import type { NetworkReply } from '../call-network.ts'

/** The network answered with a failure. The message holds nothing that the network wrote. */
export class ApiError extends Error {
  readonly reply: NetworkReply

  constructor(reply: NetworkReply) {
    super(`the network answered with status ${reply.status}`)
    this.name = 'ApiError'
    this.reply = reply
  }
}
