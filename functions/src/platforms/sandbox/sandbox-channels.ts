import type { Platform } from '@postwright/core/platforms/platform'
import { ownValue } from '@postwright/core/own-value'
import type { Connection } from '@postwright/core/model/connection'
import type { Publisher, Refused, Secret } from '../../domain/ports/networks.ts'
import type { ProfileReader } from '../../domain/ports/public-readers.ts'
import type { Outside, PlatformModule } from '../platform-module.ts'
import { createSandboxConnector } from './connect.ts'
import { createSandboxPublisher } from './create-publisher.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

/** Form value that opens the channel at the sandbox instead of at the chosen network. */
const STAND_IN_VALUE = 'sandboxName'

const refusedHere = (detail: string): Refused => ({
  kind: 'refused',
  error: { kind: 'not_permitted', detail, retryable: false },
})
const NO_NUMBERS = refusedHere(NETWORK_WORDS.sandbox.noNumbers)
const NO_PROFILE = refusedHere(NETWORK_WORDS.sandbox.noProfile)

/**
 * In builds for the emulators, allows a channel of any network to be hosted by the sandbox: users see its network's logo, limits and preview, and its
 * posts are published to the sandbox's feed. Elsewhere the network's module is returned unchanged.
 */
export function withSandboxChannels(
  platform: Platform,
  real: PlatformModule,
  { fetch, clock, config, openLocalChannel }: Pick<Outside, 'fetch' | 'clock' | 'config' | 'openLocalChannel'>,
): PlatformModule {
  const { sandboxUrl, appOrigin } = config
  if (!__LOCAL__ || sandboxUrl === null || platform === 'sandbox') return real
  const sandbox = createSandboxPublisher({ fetch, clock, sandboxUrl, appOrigin })
  const opener = createSandboxConnector({ openLocalChannel, sandboxUrl }, platform)
  return {
    ...(real.publicReader && { publicReader: real.publicReader }),
    ...(real.profileReader && { profileReader: namesIn(sandboxUrl, real.profileReader) }),
    publisher: chooseByServer(real.publisher, sandbox, sandboxUrl),
    connector: {
      ...real.connector,
      isLocal: (values) => ownValue(values, STAND_IN_VALUE) !== undefined,
      begin: (values, context) => {
        const name = ownValue(values, STAND_IN_VALUE)
        return name === undefined ? real.connector.begin(values, context) : opener.begin({ name }, context)
      },
    },
  }
}

/** An account at the sandbox has only a name. */
function namesIn(sandboxUrl: string, real: ProfileReader): ProfileReader {
  return async (account) => {
    if (account.service !== sandboxUrl) return real(account)
    const { name, handle } = account
    return { kind: 'profile', profile: { name, handle: `@${handle}`, bio: '', link: '', hasPinned: false } }
  }
}

/** Routes channels whose server is the sandbox to the sandbox, and all others to the network. */
function chooseByServer(real: Publisher, sandbox: Publisher, sandboxUrl: string): Publisher {
  const of = ({ service }: Connection) => (service === sandboxUrl ? sandbox : real)
  const isReal = (connection: Connection) => of(connection) === real
  const countInSandbox = async (connection: Connection, secret: Secret) =>
    sandbox.followers?.(connection, secret) ?? NO_NUMBERS
  const { poll, metrics, followers, writeProfile, later, refresh } = real
  return {
    platform: real.platform,
    prepare: (request, progress) => of(request.connection).prepare(request, progress),
    publish: (request, payload, progress) => of(request.connection).publish(request, payload, progress),
    reconcile: (request, kept) => of(request.connection).reconcile(request, kept),
    check: (connection, secret) => of(connection).check(connection, secret),
    revoke: (connection, secret) => of(connection).revoke(connection, secret),
    ...(poll && {
      poll: (request, payload) =>
        isReal(request.connection) ? poll(request, payload) : Promise.resolve({ kind: 'ready' as const }),
    }),
    ...(metrics && {
      metrics: (connection, secret, remoteId) =>
        isReal(connection) ? metrics(connection, secret, remoteId) : Promise.resolve(NO_NUMBERS),
    }),
    ...(followers && {
      followers: (connection, secret) =>
        isReal(connection) ? followers(connection, secret) : countInSandbox(connection, secret),
    }),
    ...(writeProfile && {
      writeProfile: (connection, secret, change) =>
        isReal(connection) ? writeProfile(connection, secret, change) : Promise.resolve(NO_PROFILE),
    }),
    ...(later && {
      later: {
        isProvisional: later.isProvisional,
        locate: (connection, secret, remoteId) =>
          isReal(connection)
            ? later.locate(connection, secret, remoteId)
            : Promise.resolve({ kind: 'waiting' as const }),
      },
    }),
    ...(refresh && {
      refresh: (connection, secret) =>
        isReal(connection)
          ? refresh(connection, secret)
          : Promise.resolve({ kind: 'ok' as const, expiresAt: connection.expiresAt }),
    }),
  }
}
