import type { SafeFetch } from '../../functions/src/platforms/safe-fetch.ts'

/** Reply to one call. `bytes` replaces `body` for files. */
export type ScriptedReply = { status?: number; body?: unknown; bytes?: Uint8Array; headers?: Record<string, string> }

/** A call as the server received it. */
export type SeenCall = { origin: string; method: string; authorization: string | null; body: string }

/** A fake XRPC server: `answer` makes each reply from its call. */
export function scriptedServer(answer: (call: SeenCall) => ScriptedReply): { fetch: SafeFetch; seen: SeenCall[] } {
  const seen: SeenCall[] = []
  const fetch: SafeFetch = async (url, init = {}) => {
    const request = new Request(url, init)
    const { origin, pathname } = new URL(url)
    const call = {
      origin,
      method: pathname.replace('/xrpc/', ''),
      authorization: request.headers.get('authorization'),
      body: await request.text(),
    }
    seen.push(call)
    const { status = 200, body, bytes, headers = {} } = answer(call)
    const type = bytes ? 'application/octet-stream' : 'application/json'
    const content = bytes ? new Uint8Array(bytes) : JSON.stringify(body ?? {})
    return new Response(content, { status, headers: { 'content-type': type, ...headers } })
  }
  return { fetch, seen }
}
