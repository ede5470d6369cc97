import { fetch } from 'undici'
import { type AddressRules, checkAddress, pinnedAgent } from './check-address.ts'
import { TransportError, toTransportError, untilAborted } from './transport-error.ts'

export type StreamRequest = { headers: Record<string, string>; body: string | null; signal: AbortSignal }

/** Reply whose body is read as it arrives. `close` ends the call, even before the end of the body. */
export type StreamedReply = {
  status: number
  headers: Headers
  pieces: AsyncIterable<string>
  close: () => Promise<void>
}

/**
 * Sends a POST to an address that a user entered, or a GET without a body; the address is checked as in `createSafeFetch`, and the reply is returned
 * piece by piece. Redirects are not followed.
 * @throws AppError `address_refused`; TransportError for everything that prevents a reply, also while it is read
 */
export async function openStream(url: URL, request: StreamRequest, rules: AddressRules): Promise<StreamedReply> {
  const { signal } = request
  const addresses = await untilAborted(checkAddress(url, rules), signal)
  const attempt = { connected: false }
  const agent = pinnedAgent(addresses, attempt)
  try {
    const { headers, body } = request
    const reply = await fetch(url, {
      method: body === null ? 'GET' : 'POST',
      headers,
      body,
      signal,
      redirect: 'manual',
      dispatcher: agent,
    })
    return {
      status: reply.status,
      headers: new Headers([...reply.headers]),
      pieces: readPieces(reply.body, signal),
      close: () => agent.destroy(),
    }
  } catch (error) {
    await agent.destroy()
    throw toTransportError(error, attempt.connected, signal)
  }
}

async function* readPieces(
  body: Awaited<ReturnType<typeof fetch>>['body'],
  signal: AbortSignal,
): AsyncIterable<string> {
  const decoder = new TextDecoder()
  try {
    for await (const bytes of body ?? []) {
      if (!(bytes instanceof Uint8Array)) throw new TransportError('broken', { sent: true })
      yield decoder.decode(bytes, { stream: true })
    }
    yield decoder.decode()
  } catch (error) {
    throw toTransportError(error, true, signal)
  }
}
