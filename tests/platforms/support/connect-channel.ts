import type { Connection } from '@postwright/core/model/connection'
import type { Platform } from '@postwright/core/platforms/platform'
import type { ConnectContext, Connector, FoundChannel } from '../../../functions/src/domain/ports/networks.ts'
import { makeConnection } from '../../support/factories/connection.ts'

export const CONTEXT: ConnectContext = {
  workspaceId: 'workspace1',
  redirectUri: 'http://127.0.0.1:5000/dashboard/connected-platforms/callback',
  state: 'state-of-the-person',
  // The challenge is the hash of the verifier.
  codeVerifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  app: null,
  existing: null,
}

export type TestChannel = { connection: Connection; secret: string; notice: string | null }

/** Connects the one channel that a form leads to, as it would be stored. */
export async function connectChannel(
  connector: Connector,
  platform: Platform,
  values: Record<string, string>,
): Promise<TestChannel> {
  const begun = await connector.begin(values, CONTEXT)
  const [found] = begun.kind === 'found' ? begun.channels : []
  if (begun.kind !== 'found' || !found) throw new Error(`no channel was found: ${begun.kind}`)
  return { ...storedChannel(platform, found), notice: begun.notice ?? null }
}

/** A found channel as a connection. */
export function storedChannel(platform: Platform, found: FoundChannel): Omit<TestChannel, 'notice'> {
  const { account, secret, isProven: _, ...facts } = found
  return { connection: makeConnection({ platform, ...account, ...facts }), secret }
}
