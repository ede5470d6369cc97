import type { PlatformApp } from '@postwright/core/platforms/platform-app'
import type { AppTestResult } from '../../domain/ports/networks.ts'
import { tellAppTest } from '../app-test.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import { connectError } from './connect-error.ts'
import { openGraph } from './open-graph.ts'
import { readGraphReply } from './read-graph-reply.ts'
import { tokenReplySchema } from './token-reply.ts'

type Place = { name: string; graph: string; path: string; now: number }

/**
 * Asks for an app's own token, which the network gives for id and secret alone.
 * https://developers.facebook.com/docs/facebook-login/guides/access-tokens#apptokens,
 * https://developers.facebook.com/documentation/threads/get-started/app-access-tokens (2026-11)
 */
export function testGraphApp(
  fetch: SafeFetch,
  { name, graph, path, now }: Place,
  { clientId, clientSecret }: PlatformApp,
): Promise<AppTestResult> {
  const params = { client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials' }
  const ask = async () => {
    const reply = await openGraph(fetch, graph, [clientSecret, clientId])(path, { params })
    return readGraphReply(tokenReplySchema, reply)
  }
  return tellAppTest(ask, (error) => connectError(error, name, now))
}
