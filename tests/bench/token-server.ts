import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

const REFRESH_MS = 30
const refreshSchema = z.object({ refreshToken: z.string() })

/**
 * A server with single-use refresh tokens: the current one is rotated, the one before gets the same successor again, and older ones are refused.
 * The `ms` of a request is the time that it takes.
 */
export async function startTokenServer() {
  let turn = 1
  let refreshes = 0
  const pair = () => ({ accessToken: `access-${turn}`, refreshToken: `refresh-${turn}` })

  const server = createServer((request, response) => {
    void answer(request.url ?? '', request.headers.authorization, () => text(request), response)
  })

  async function answer(
    url: string,
    bearer: string | undefined,
    body: () => Promise<string>,
    response: ServerResponse,
  ) {
    if (url === '/refresh') return refresh(await body(), response)
    await wait(Number(new URL(url, 'http://local').searchParams.get('ms')))
    return send(response, bearer === `Bearer access-${turn}` ? 200 : 401, {})
  }

  async function refresh(body: string, response: ServerResponse) {
    refreshes += 1
    const { refreshToken } = refreshSchema.parse(JSON.parse(body))
    await wait(REFRESH_MS)
    if (refreshToken === `refresh-${turn}`) turn += 1
    else if (refreshToken !== `refresh-${turn - 1}`) return send(response, 401, {})
    return send(response, 200, pair())
  }

  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** A pair with an expired access token and the current refresh token. */
    expiredPair: () => ({ accessToken: 'expired', refreshToken: `refresh-${turn}` }),
    refreshes: () => refreshes,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
