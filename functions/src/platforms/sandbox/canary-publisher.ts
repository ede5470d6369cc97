import type { Connection } from '@postwright/core/model/connection'
import { CANARY_SERVICE } from '../../domain/canary/canary-channel.ts'
import type { CanaryChannel } from '../../domain/ports/canary.ts'
import type { Publisher, PublishRequest } from '../../domain/ports/networks.ts'
import { NO_PUBLISHER } from './not-here.ts'

/** Sends the posts of the canary's channel to itself, in every build, and all others to `other`. */
export function withCanary(other: Publisher, channel: CanaryChannel): Publisher {
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
