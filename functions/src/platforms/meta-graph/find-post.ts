import type { Absent, Published, PublishRequest, Unknown } from '../../domain/ports/networks.ts'
import { outcomeOf } from './failures.ts'
import { type ContainerApi, findNearestPost } from './containers.ts'

type Lookup = {
  container: string | undefined
  /** Containers of the post's files were made, and none of the whole: no call can have published it. */
  isBegun: boolean
  now: number
}

const NOTHING_KNOWN = {
  kind: 'timeout_unknown',
  detail: 'It is not known what was prepared there.',
  retryable: true,
} as const

/**
 * What became of a container. Its status proves both that it was published and that it was not; the post itself is found among
 * the account's latest by text and time. A look-up proves nothing by failing, so it never refuses.
 */
export async function findContainerPost(
  api: ContainerApi,
  request: PublishRequest,
  { container, isBegun, now }: Lookup,
): Promise<Published | Absent | Unknown> {
  try {
    if (container === undefined && isBegun) return { kind: 'absent' }
    const status = container === undefined ? null : await api.statusOf(request, container)
    if (status !== null && status.state !== 'PUBLISHED') return { kind: 'absent' }
    const { content, intentAt, connection } = request
    const found = findNearestPost(await api.listPosts(request), { text: content.text, at: intentAt })
    if (found) {
      const url = found.url ?? api.profileUrl(connection)
      return { kind: 'published', remoteId: found.id, url, text: content.text }
    }
    if (container === undefined) return { kind: 'unknown', error: NOTHING_KNOWN }
    if (status === null) return { kind: 'absent' }
    const warning = 'The network has published the post and does not say where.'
    return { kind: 'published', remoteId: container, url: api.profileUrl(connection), warning }
  } catch (error) {
    return { ...outcomeOf(error, now, api.rules), kind: 'unknown' }
  }
}
