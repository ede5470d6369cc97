import { TIKTOK_CONTRACT } from '@postwright/core/platforms/tiktok/contract'
import type { PlatformApp } from '@postwright/core/platforms/platform-app'
import type { AppTestResult } from '../../domain/ports/networks.ts'
import { tellAppTest } from '../app-test.ts'
import { connectError } from '../oauth-api/connect-error.ts'
import { openApi } from '../oauth-api/open-api.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import type { TikTokHosts } from './hosts.ts'
import { requestTokens } from './request-tokens.ts'

/**
 * Asks for a client access token, which is given for key and secret alone.
 * https://developers.tiktok.com/doc/client-access-token-management (2026-11)
 */
export function testTikTokApp(
  fetch: SafeFetch,
  hosts: TikTokHosts,
  { app, now }: { app: PlatformApp; now: number },
): Promise<AppTestResult> {
  const ask = () => requestTokens(openApi(fetch), hosts, { app, fields: { grant_type: 'client_credentials' }, now })
  return tellAppTest(ask, (error) => connectError(error, TIKTOK_CONTRACT.name, now))
}
