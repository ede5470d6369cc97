import { z } from 'zod'
import type { Api } from '../oauth-api/open-api.ts'
import { readBody } from '../oauth-api/read-body.ts'
import type { PinterestHosts } from './hosts.ts'

const mediaSchema = z.object({ status: z.enum(['registered', 'processing', 'succeeded', 'failed']) })

/** How far a video is on its way to a pin. */
export async function videoStatus(call: Api, hosts: PinterestHosts, id: string) {
  return readBody(mediaSchema, await call(`${hosts.api}/media/${id}`)).status
}
