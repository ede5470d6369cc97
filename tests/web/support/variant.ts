import { VARIANT_SCHEMA, variantSchema, type Variant } from '@postwright/core/model/variant'

/** A stored publication as the client reads it; name only what the test is about. */
export function makeVariant({ at = 1_763_600_000_000, ...rest }: Partial<Variant> & { at?: number } = {}): Variant {
  return variantSchema.parse({
    id: 'post1_channel1',
    schema: VARIANT_SCHEMA,
    rev: 1,
    createdAt: at - 60_000,
    updatedAt: at - 60_000,
    createdBy: 'u1',
    workspaceId: 'w1',
    postId: 'post1',
    connectionId: 'channel1',
    platform: 'sandbox',
    handle: 'practice.sandbox',
    content: { text: 'Hello from the schedule', media: [] },
    contentHash: 'a'.repeat(64),
    generation: 1,
    state: 'scheduled',
    scheduled: { local: '2025-11-20T01:53', tzid: 'Europe/Berlin', instant: at },
    dueAt: at,
    fence: 0,
    leaseEndsAt: null,
    attempts: 0,
    reconciles: 0,
    recordKey: 'k1',
    intentAt: null,
    remoteId: null,
    url: null,
    publishedAt: null,
    error: null,
    confirmedBy: null,
    ...rest,
  })
}
