import type { SafeFetch } from '../../functions/src/platforms/safe-fetch.ts'

/** One reply by the name of the method; `bytes` for files. */
export type ScriptedReply = { status?: number; body?: unknown; bytes?: Uint8Array; headers?: Record<string, string> }

/** What a call carried, as a server sees it. */
export type SeenCall = { origin: string; method: string; authorization: string | null; body: string }

/** A server that answers each method of the protocol as told, and may repeat what it was sent. */
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
