import type { Publisher, PublishRequest, Refused } from '../../domain/ports/networks.ts'
import { refusalOf } from './classify-failure.ts'
import type { ContainerApi } from './container-api.ts'
import { readPayload } from './container-payload.ts'
import type { ContainerStatus } from './container-status.ts'
import { GraphError } from './graph-error.ts'

type Polled = Awaited<ReturnType<NonNullable<Publisher['poll']>>>

/** The networks ask for one question a minute about a video; a picture takes seconds. */
const AGAIN = { video: 30_000, picture: 5_000, whole: 1_000 }
/** The network's numbers for why a file was not taken. */
const CODE = /\b(?:2207\d{3}|36\d{3})\b/
const FIRST_SUBCODE = 1_000_000

/**
 * Whether the container of the post has been processed. Once those of its files have, the next delivery makes the one around
 * them, so it comes soon.
 */
export async function pollContainers(
  api: ContainerApi,
  request: PublishRequest,
  { payload, now }: { payload: string; now: number },
): Promise<Polled> {
  const { ids, isWhole, hasVideo } = readPayload(payload)
  let isReady = true
  try {
    for (const id of ids) {
      const status = await api.statusOf(request, id)
      const refused = refusalIn(api, status, now)
      if (refused) return refused
      if (status?.state === 'IN_PROGRESS') isReady = false
    }
  } catch (error) {
    return refusalOf(error, now, api.rules)
  }
  if (!isReady) return { kind: 'processing', again: hasVideo ? AGAIN.video : AGAIN.picture }
  return isWhole ? { kind: 'ready' } : { kind: 'processing', again: AGAIN.whole }
}

function refusalIn(api: ContainerApi, status: ContainerStatus | null, now: number): Refused | null {
  if (status === null || status.state === 'EXPIRED') {
    const detail = 'The network has dropped what was prepared there.'
    return { kind: 'refused', error: { kind: 'platform_down', detail, retryable: true } }
  }
  return status.state === 'ERROR' ? refusalOf(failureOf(status), now, api.rules) : null
}

/** The reason lies in words where calls have numbers; both mean the same. */
function failureOf({ detail }: ContainerStatus): GraphError {
  const number = Number(CODE.exec(detail)?.[0] ?? 0)
  const [code, subcode] = number < FIRST_SUBCODE ? [number, 0] : [0, number]
  return new GraphError({
    status: 400,
    isOwn: true,
    code,
    subcode,
    message: detail,
    isTransient: false,
    headers: new Headers(),
  })
}
