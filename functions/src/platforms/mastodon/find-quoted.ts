import type { PublishRequest } from '../../domain/ports/networks.ts'
import { NetworkFailure } from '../failures.ts'
import { type Instance, type QuotedStatus, quotedSchema, searchSchema } from './api.ts'

const SEARCH = 'read:search'

/**
 * The id, on the account's own server, of the status that the post quotes; null where it quotes none. The parts of a thread quote
 * nothing. A post of another server is found by the search: https://docs.joinmastodon.org/methods/search/#v2 (2026-11-29)
 * @throws NetworkFailure, TransportError
 */
export async function findQuoted(instance: Instance, request: PublishRequest): Promise<string | null> {
  const { connection, content, part } = request
  const { quote } = content.settings
  const address = typeof quote === 'string' && part.kind === 'post' ? quote.trim() : ''
  if (address === '') return null
  const status = await lookUp(instance, connection, address)
  if (status === undefined) throw refused('The post to quote was not found. Check its address.')
  if (status.quote_approval?.current_user === 'denied')
    throw refused('The author of the quoted post does not allow quotes.')
  return status.id
}

async function lookUp(
  instance: Instance,
  { service, scopes }: PublishRequest['connection'],
  address: string,
): Promise<QuotedStatus | undefined> {
  const own = ownId(service, address)
  if (own !== null) return instance.read(`/api/v1/statuses/${encodeURIComponent(own)}`, quotedSchema)
  if (!scopes.includes(SEARCH)) {
    throw new NetworkFailure({
      kind: 'permission',
      detail: 'Connect the channel again to quote posts of other servers.',
    })
  }
  const query = new URLSearchParams({ q: address, type: 'statuses', resolve: 'true', limit: '1' })
  const { statuses } = await instance.read(`/api/v2/search?${query.toString()}`, searchSchema)
  return statuses[0]
}

/** The id in the address of a status on the account's own server, such as `/@ada/11000000`. */
function ownId(service: string, address: string): string | null {
  if (!URL.canParse(address)) return null
  const { host, pathname } = new URL(address)
  return host === new URL(service).host ? (/\/(\d{1,40})\/?$/.exec(pathname)?.[1] ?? null) : null
}

const refused = (detail: string) => new NetworkFailure({ kind: 'content_policy', detail })
