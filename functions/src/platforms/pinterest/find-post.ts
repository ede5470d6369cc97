import { z } from 'zod'
import type { Absent, Published, PublishRequest } from '../../domain/ports/networks.ts'
import { type Api, readBody } from '../oauth-api/api.ts'
import { type PinterestHosts, pinUrl } from './api.ts'
import { pinBody } from './pin-body.ts'

const PAGE = '100'
/** The network's clock and ours may differ by this much. */
const SKEW = 60_000

const pinsSchema = z.object({
  items: z.array(
    z.object({
      id: z.string().regex(/^\d{1,40}$/),
      created_at: z.string().nullish(),
      title: z.string().nullish(),
      description: z.string().nullish(),
      link: z.string().nullish(),
    }),
  ),
})

/** The pin among the latest of its board: made since the call, with the same words. */
export async function findPin(call: Api, hosts: PinterestHosts, request: PublishRequest): Promise<Published | Absent> {
  const { board_id: board = '', title = '', description = '', link = '' } = pinBody(request)
  const page = await call(`${hosts.api}/boards/${board}/pins`, { query: { page_size: PAGE } })
  const found = readBody(pinsSchema, page).items.find(
    (pin) =>
      instantOf(pin.created_at) >= request.intentAt - SKEW &&
      (pin.title ?? '') === title &&
      (pin.description ?? '') === description &&
      (pin.link ?? '') === link,
  )
  if (!found) return { kind: 'absent' }
  return { kind: 'published', remoteId: found.id, url: pinUrl(found.id), text: request.content.text }
}

/** Times come without a zone and mean UTC. */
function instantOf(time: string | null | undefined): number {
  if (!time) return 0
  return Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/.test(time) ? time : `${time}Z`) || 0
}
