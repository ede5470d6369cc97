import type { PublishRequest } from '../../domain/ports/networks.ts'
import type { Graph } from '../meta-graph/open-graph.ts'
import { readSecret } from '../meta-graph/secret.ts'
import { FACEBOOK_VERSION } from './hosts.ts'

type Page = Pick<PublishRequest, 'connection' | 'secret'>

/** The path of something that belongs to the API's version: of the Page itself or one of its edges. */
export function pagePath({ connection }: Page, edge: string): string {
  return `${objectPath(connection.externalId)}/${edge}`
}

export function objectPath(id: string): string {
  return `${FACEBOOK_VERSION}/${encodeURIComponent(id)}`
}

/** Posts a form to an edge of the Page. */
export function postToPage(graph: Graph, page: Page, edge: string, params: Record<string, string>): Promise<unknown> {
  const token = readSecret(page.secret).accessToken
  return graph(pagePath(page, edge), { method: 'POST', params, token })
}
