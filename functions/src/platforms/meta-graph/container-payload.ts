import { z } from 'zod'

/** `ids`: the container of the whole post, or those of its files that are still being processed. */
const payloadSchema = z.object({ ids: z.array(z.string().min(1)).min(1), isWhole: z.boolean(), hasVideo: z.boolean() })

export type ContainerPayload = z.infer<typeof payloadSchema>

export function readPayload(payload: string): ContainerPayload {
  return payloadSchema.parse(JSON.parse(payload))
}

export function writePayload(payload: ContainerPayload): string {
  return JSON.stringify(payload)
}
