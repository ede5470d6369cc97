import { NETWORK_CALL_TIMEOUT, UPLOAD_TIMEOUT } from '@postwright/core/limits'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import type {
  Published,
  Publisher,
  PublishRequest,
  Refused,
  Unknown,
  WithSecret,
} from '../../../functions/src/domain/ports/networks.ts'
import { mediaStep } from '../../../functions/src/domain/publishing/progress.ts'
import type { Faults } from './faults.ts'
import type { KeptPost, Network, Reply } from './network.ts'
import type { Worker } from './worker.ts'

/** Under which name a container is kept between deliveries. */
const CONTAINER = 'container'
const FOREVER = 2 * Math.max(NETWORK_CALL_TIMEOUT, UPLOAD_TIMEOUT)

/** A publisher of the simulated network, as a worker runs it. */
export function createSimPublisher(worker: Worker, network: Network, faults: Faults): Publisher {
  const messageOf = ({ connection, recordKey, content }: PublishRequest, container: string | null) => {
    return { account: connection.id, recordKey, text: content.text, container }
  }
  const hasAccess = ({ connection, secret }: PublishRequest) => network.accepts(connection.id, secret)

  return {
    platform: 'sandbox',

    prepare: async (request, { kept, keep }) => {
      await worker.pass()
      const fault = faults.oneOf(['prepare_down', 'prepare_silent'])
      if (fault === 'prepare_silent') await worker.clock.sleep(FOREVER)
      if (fault) return refused('platform_down', true)
      if (!hasAccess(request)) return refused('token_expired', false)
      for (const { mediaId } of request.content.media) {
        if (kept(mediaStep(mediaId)) !== undefined) continue
        await worker.pass()
        await keep(mediaStep(mediaId), 'uploaded')
      }
      if (network.kind.aid !== 'container') return { kind: 'prepared', payload: '' }
      const known = kept(CONTAINER)
      const payload = known ?? network.newContainer(request.content.text)
      if (known === undefined) await keep(CONTAINER, payload)
      return { kind: 'prepared', payload }
    },

    poll: async (_request, payload) => {
      if (network.kind.aid !== 'container') return { kind: 'ready' }
      await worker.pass()
      return network.isReady(payload) ? { kind: 'ready' } : { kind: 'processing', again: 15_000 }
    },

    publish: async (request, payload) => {
      await worker.pass()
      if (!hasAccess(request)) return refused('token_expired', false)
      const message = messageOf(request, payload === '' ? null : payload)
      const reply = await new Promise<Reply>((resolve) => network.publish(worker, message, resolve))
      return outcomeOf(reply, worker)
    },

    reconcile: async (request, kept) => {
      await worker.pass()
      const fault = faults.oneOf(['lookup_down', 'lookup_silent', 'lookup_limited'])
      if (fault === 'lookup_silent') await worker.clock.sleep(FOREVER)
      if (fault === 'lookup_limited') return { ...unknown('rate_limit'), retryAt: worker.clock.now() + 90_000 }
      if (fault) return unknown('platform_down')
      if (!hasAccess(request)) return refused('token_expired', false)
      const found = network.find(messageOf(request, kept(CONTAINER) ?? null))
      return found ? { ...toPublished(found), text: found.text } : { kind: 'absent' }
    },

    check: async ({ id, externalId, handle, name, avatar, service }, secret) => {
      await worker.pass()
      if (!network.accepts(id, secret)) return refused('token_expired', false)
      return { kind: 'ok', account: { externalId, handle, name, avatar, service } }
    },
    revoke: () => worker.pass(),
  }
}

function outcomeOf(reply: Reply, worker: Worker): WithSecret<Published | Refused | Unknown> {
  switch (reply.kind) {
    case 'published':
      return { ...toPublished(reply), ...(reply.secret !== undefined && { rotatedSecret: reply.secret }) }
    case 'cut':
      return unknown('timeout_unknown')
    case 'down':
      return unknown('platform_down')
    case 'unreachable':
      return refused('platform_down', true)
    case 'expired':
      return refused('token_expired', false)
    case 'refused':
      return refused('content_policy', false)
    case 'limited': {
      const { retryAt } = reply
      return { ...refused('rate_limit', true), ...(retryAt !== null && { retryAt: retryAt + worker.skew }) }
    }
  }
}

function toPublished({ id }: Pick<KeptPost, 'id'>) {
  return { kind: 'published' as const, remoteId: String(id), url: `https://network.test/${id}` }
}

function refused(kind: PublishErrorKind, retryable: boolean): Refused {
  return { kind: 'refused', error: { kind, detail: '', retryable } }
}

function unknown(kind: PublishErrorKind): Unknown {
  return { kind: 'unknown', error: { kind, detail: '', retryable: true } }
}
