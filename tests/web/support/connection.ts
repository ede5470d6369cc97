import { connectionSchema, type Connection } from '@postwright/core/model/connection'

/** A connected Bluesky account as the client reads it; name only what the test is about. */
export function makeConnection(rest: Partial<Connection> = {}): Connection {
  return connectionSchema.parse({
    id: 'channel1',
    schema: 1,
    rev: 1,
    createdAt: 0,
    updatedAt: 0,
    createdBy: 'u1',
    platform: 'bluesky',
    externalId: 'did:plc:ann',
    handle: 'ann.example.com',
    name: 'Ann',
    avatar: null,
    service: 'https://bsky.social',
    status: 'connected',
    lastCheckedAt: 0,
    lastError: null,
    ...rest,
  })
}
