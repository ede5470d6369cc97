import { z } from 'zod'
import type { NetworkReply } from '../call-network.ts'
import type { Api } from '../oauth-api/open-api.ts'
import { readBody } from '../oauth-api/read-body.ts'
import type { TikTokHosts } from './hosts.ts'

const statusSchema = z.object({
  data: z.object({
    status: z.string(),
    fail_reason: z.string().default(''),
    publicaly_available_post_id: z.array(z.string().regex(/^\d{1,20}$/)).default([]),
    uploaded_bytes: z.number().min(0).default(0),
  }),
})

export type PostStatus = { status: string; failReason: string; postId: string | null; uploaded: number }

/** What has become of a post that was begun. */
export async function loadStatus(call: Api, hosts: TikTokHosts, publishId: string): Promise<PostStatus> {
  const body = { kind: 'json', value: { publish_id: publishId } } as const
  const reply = await call(`${hosts.api}/post/publish/status/fetch/`, { method: 'POST', body })
  const { data } = readBody(statusSchema, withWholeIds(reply))
  const [postId = null] = data.publicaly_available_post_id
  return { status: data.status, failReason: data.fail_reason, postId, uploaded: data.uploaded_bytes }
}

/** Ids are numbers of 64 bits, of which JSON's numbers keep 53: they are read as text. */
function withWholeIds({ text }: NetworkReply): { body: unknown } {
  const quoted = text.replace(
    /("publicaly_available_post_id"\s*:\s*\[)([\d\s,]*)\]/,
    (_all, start: string, ids: string) => {
      return `${start}${ids.replace(/\d+/g, '"$&"')}]`
    },
  )
  return { body: JSON.parse(quoted) }
}
