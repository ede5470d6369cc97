import { POST_TEXT_MAX } from '@postwright/core/limits'
import { parseJson } from '@postwright/core/text/parse-json'
import { z } from 'zod'
import type { SafeFetch } from '../safe-fetch.ts'

export type SandboxReply = { status: number; code: string; detail: string; retryAfter: number | null }

const replySchema = z.object({ code: z.string().max(60), detail: z.string().max(POST_TEXT_MAX) })

/**
 * One call of the sandbox network's HTTP interface. `timeout` in milliseconds.
 * @throws TransportError when no answer comes
 */
export async function callSandbox(
  fetch: SafeFetch,
  url: string,
  { body, timeout }: { body?: object; timeout: number },
): Promise<SandboxReply> {
  const headers = { 'content-type': 'application/json' }
  const init = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) }
  const reply = await fetch(url, init, { timeout })
  const retryAfter = Number(reply.headers.get('retry-after'))
  const said = replySchema.safeParse(parseJson(await reply.text())).data
  const { code, detail } = said ?? { code: '', detail: `HTTP ${reply.status}` }
  return { status: reply.status, code, detail, retryAfter: retryAfter > 0 ? retryAfter : null }
}
