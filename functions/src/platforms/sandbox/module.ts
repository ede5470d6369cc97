import type { Connector, Publisher, PublishRequest, Refused } from '../../domain/ports/networks.ts'
import type { Outside, PlatformModule } from '../platform-module.ts'
import { createSandboxConnector } from './connect.ts'
import { createSandboxPublisher } from './create-publisher.ts'
import type { Connection } from '@postwright/core/model/connection'
import { CANARY_SERVICE } from '../../domain/canary/canary-channel.ts'
import type { CanaryChannel } from '../../domain/ports/own-networks.ts'
import { AppError } from '../../domain/app-error.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

/** Returns the module of the sandbox network, which exists in builds for the emulators only; elsewhere it accepts canary posts and nothing else. */
export function createSandboxModule({ fetch, clock, config, openLocalChannel, canary }: Outside): PlatformModule {
  const { sandboxUrl, appOrigin } = config
  if (!__LOCAL__ || sandboxUrl === null) {
    return { publisher: withCanary(NO_PUBLISHER, canary), connector: NO_CONNECTOR }
  }
  const publisher: Publisher = createSandboxPublisher({ fetch, clock, sandboxUrl, appOrigin })
  const connector: Connector = createSandboxConnector({ openLocalChannel, sandboxUrl })
  return { publisher: withCanary(publisher, canary), connector }
}

/** Routes the posts of the canary's channel to that channel, in every build, and all others to `other`. */
function withCanary(other: Publisher, channel: CanaryChannel): Publisher {
  const isCanary = ({ service }: Connection) => service === CANARY_SERVICE
  return {
    ...other,

    prepare: async (request, progress) =>
      isCanary(request.connection)
        ? { kind: 'prepared', payload: request.content.text }
        : other.prepare(request, progress),

    publish: async (request, payload, progress) => {
      if (!isCanary(request.connection)) return other.publish(request, payload, progress)
      const isReceived = await channel.receive(request.recordKey)
      return isReceived ? published(request) : NO_PUBLISHER.publish(request, payload, progress)
    },

    reconcile: async (request, kept) => {
      if (!isCanary(request.connection)) return other.reconcile(request, kept)
      const isReceived = await channel.hasReceived(request.recordKey)
      return isReceived ? { ...published(request), text: request.content.text } : { kind: 'absent' }
    },

    check: async (connection, secret) => {
      if (!isCanary(connection)) return other.check(connection, secret)
      const { externalId, handle, name, avatar, service } = connection
      return { kind: 'ok', account: { externalId, handle, name, avatar, service } }
    },
  }
}

function published({ recordKey }: PublishRequest) {
  return { kind: 'published' as const, remoteId: recordKey, url: '' }
}

const REFUSED: Refused = {
  kind: 'refused',
  error: { kind: 'config', detail: NETWORK_WORDS.sandbox.unavailable, retryable: false },
}

/** Publisher for builds without the network. */
const NO_PUBLISHER: Publisher = {
  platform: 'sandbox',
  prepare: () => Promise.resolve(REFUSED),
  publish: () => Promise.resolve(REFUSED),
  // A network that cannot be called leaves the outcome unknown.
  reconcile: () => Promise.resolve({ kind: 'unknown', error: REFUSED.error }),
  check: () => Promise.resolve(REFUSED),
  revoke: () => Promise.resolve(),
}

const NO_CONNECTOR: Connector = { begin: () => Promise.reject(new AppError('network_unavailable')) }
