import { z } from 'zod'
import { type Api, readBody } from '../oauth-api/api.ts'

export type PinterestHosts = { consent: string; api: string }

/** Returns the network's addresses; `baseUrl` replaces all of their hosts. */
export const pinterestHosts = (baseUrl: string | null): PinterestHosts => ({
  consent: `${baseUrl ?? 'https://www.pinterest.com'}/oauth/`,
  api: `${baseUrl ?? 'https://api.pinterest.com'}/v5`,
})

export const pinUrl = (id: string) => `https://www.pinterest.com/pin/${id}/`

const mediaSchema = z.object({ status: z.enum(['registered', 'processing', 'succeeded', 'failed']) })

export async function videoStatus(call: Api, hosts: PinterestHosts, id: string) {
  return readBody(mediaSchema, await call(`${hosts.api}/media/${id}`)).status
}
