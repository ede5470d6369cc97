import { z } from 'zod'
import type { Absent, Published, PublishRequest } from '../../domain/ports/networks.ts'
import type { Instance } from './call-instance.ts'
import { publishedAs } from './published-as.ts'
import { sourceSchema, type Status, statusSchema } from './reply-schemas.ts'

/** As many as the instance shows at once. */
const LATEST = 40
/** How far its clock may be behind ours. */
const SKEW = 2 * 60_000

/**
 * Looks for the status among the account's latest: one made since the intent that says the same, and answers and shows the same.
 * The instance stores no key of ours that could be asked for.
 * @throws NetworkFailure, TransportError
 */
export async function findStatus(instance: Instance, request: PublishRequest): Promise<Published | Absent> {
  const { connection, content, intentAt, part } = request
  const [accountId = ''] = connection.externalId.split('@')
  const path = `/api/v1/accounts/${encodeURIComponent(accountId)}/statuses?limit=${LATEST}&exclude_reblogs=true`
  const latest = await instance.read(path, z.array(statusSchema))
  const mayBe = ({ created_at: at, in_reply_to_id: answered, media_attachments: media }: Status) =>
    at >= intentAt - SKEW && answered === (part.replyTo?.parent ?? null) && media.length === content.media.length
  for (const status of latest.filter(mayBe)) {
    // The list holds markup; its source is what was sent.
    const { text } = await instance.read(`/api/v1/statuses/${encodeURIComponent(status.id)}/source`, sourceSchema)
    if (text.trim() === content.text.trim()) return { ...publishedAs(connection, status), text }
  }
  return { kind: 'absent' }
}
