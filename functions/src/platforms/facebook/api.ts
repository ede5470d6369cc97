import type { PublishRequest } from '../../domain/ports/networks.ts'
import type { Graph } from '../meta-graph/api.ts'
import { readSecret } from '../meta-graph/connect.ts'

/** Addresses of the network: its sign-in page, the API, and the upload host. */
export type FacebookHosts = { authorize: string; graph: string; upload: string }

export const FACEBOOK_VERSION = '/v25.0'
export const FACEBOOK_SITE = 'https://www.facebook.com'

export function facebookHosts(baseUrl: string | null): FacebookHosts {
  return {
    authorize: `${baseUrl ?? FACEBOOK_SITE}${FACEBOOK_VERSION}/dialog/oauth`,
    graph: baseUrl ?? 'https://graph.facebook.com',
    upload: baseUrl ?? 'https://rupload.facebook.com',
  }
}

type Page = Pick<PublishRequest, 'connection' | 'secret'>

/** Returns the path of one of the Page's edges in the API's version. */
export function pagePath({ connection }: Page, edge: string): string {
  return `${objectPath(connection.externalId)}/${edge}`
}

export function objectPath(id: string): string {
  return `${FACEBOOK_VERSION}/${encodeURIComponent(id)}`
}

export function postToPage(graph: Graph, page: Page, edge: string, params: Record<string, string>): Promise<unknown> {
  const token = readSecret(page.secret).accessToken
  return graph(pagePath(page, edge), { method: 'POST', params, token })
}
