import { randomBytes } from 'node:crypto'
import { type Connection, CONNECTION_SCHEMA, connectionSchema } from '@postwright/core/model/connection'
import type { Account, PublishRequest, Secret } from '../../functions/src/domain/ports/networks.ts'
import { publishContentSchema } from '@postwright/core/publishing/content'
import { z } from 'zod'
import { createImages } from '../../functions/src/images/create-images.ts'
import { createServerLookup } from '../../functions/src/platforms/bluesky/account-server.ts'
import { createBlueskyPublisher } from '../../functions/src/platforms/bluesky/create-publisher.ts'
import { createBlueskySignIn } from '../../functions/src/platforms/bluesky/connect.ts'
import { createSafeFetch } from '../../functions/src/platforms/safe-fetch.ts'
import { makePicture } from './pictures.ts'
import { fromNothing } from './from-nothing.ts'

export const testClock = { now: () => Date.now(), sleep: () => Promise.resolve() }

const fetch = createSafeFetch({ allowPrivate: true })
const publisher = createBlueskyPublisher({ fetch, images: createImages(), clock: testClock, videos: null })

/** The publisher, with deliveries that store no progress. */
export const bluesky = fromNothing(publisher)

/** Signs in without a directory of identities. */
export const signIn = createBlueskySignIn(fetch, testClock, createServerLookup(fetch, null))

/** Signs in with the directory of a test server. */
export const signInWith = (directory: string) =>
  createBlueskySignIn(fetch, testClock, createServerLookup(fetch, directory))

/** The connection that a sign-in stores. */
export function connectionOf({ externalId, handle, name, avatar, service }: Account): Connection {
  const now = testClock.now()
  const base = { id: 'c1', schema: CONNECTION_SCHEMA, rev: 1, createdAt: now, updatedAt: now, createdBy: 'u1' }
  const health = { status: 'connected' as const, lastCheckedAt: now, lastError: null }
  return connectionSchema.parse({ ...base, ...health, platform: 'bluesky', externalId, handle, name, avatar, service })
}

type Draft = { text: string; recordKey?: string; alt?: string; image?: Uint8Array }

/** A publication with at most one picture. */
export function publishRequest(
  { account, secret }: { account: Account; secret: Secret },
  { text, recordKey = recordKeyAt(testClock.now()), alt = '', image }: Draft,
): PublishRequest {
  const picture = {
    mediaId: 'm1',
    alt,
    mime: 'image/png' as const,
    bytes: 1,
    width: 64,
    height: 32,
    durationMs: null,
    pages: null,
  }
  return {
    connection: connectionOf(account),
    secret,
    content: publishContentSchema.parse({ text, media: image ? [picture] : [] }),
    part: { kind: 'post', index: 0, replyTo: null },
    loadCaptions: () => Promise.resolve([]),
    mediaUrl: (mediaId) => `https://media.test/${mediaId}`,
    recordKey,
    intentAt: Date.parse('2026-11-20T12:00:00.000Z'),
    loadMedia: (mediaId) => Promise.resolve(mediaId === 'm1' ? (image ?? null) : null),
  }
}

const ALPHABET = '234567abcdefghijklmnopqrstuvwxyz'
const CLOCK_IDS = 1024

/** A record key (TID): microseconds and a clock id in sortable base 32. */
export function recordKeyAt(ms: number): string {
  let rest = BigInt(ms) * 1000n * BigInt(CLOCK_IDS) + BigInt(randomBytes(2).readUInt16BE() % CLOCK_IDS)
  let key = ''
  for (let place = 0; place < 13; place += 1) {
    key = (ALPHABET[Number(rest % 32n)] ?? '') + key
    rest /= 32n
  }
  return key
}

const profileRecordSchema = z.object({ value: z.record(z.string(), z.unknown()) })

type Owner = { handle: string; did: string; password: string }

const JSON_TYPE = { 'content-type': 'application/json' }

/** Sets an account's display name and avatar through the network's own API. */
export async function setProfile(url: string, account: Owner): Promise<void> {
  const authorization = await signInAsOwner(url, account)
  const picture = new Uint8Array(await makePicture('png', { width: 400, height: 300 }))
  const upload = { 'content-type': 'image/png', authorization }
  const { blob } = await callServer(url, 'com.atproto.repo.uploadBlob', picture, upload)
  const value = { $type: 'app.bsky.actor.profile', displayName: 'Ada of the Engine', avatar: blob }
  const record = JSON.stringify({ repo: account.did, collection: value.$type, rkey: 'self', record: value })
  await callServer(url, 'com.atproto.repo.putRecord', record, { ...JSON_TYPE, authorization })
}

/** The public profile record of an account; null if there is none. */
export async function readProfileRecord(
  url: string,
  { did }: Pick<Owner, 'did'>,
): Promise<Record<string, unknown> | null> {
  const query = new URLSearchParams({ repo: did, collection: 'app.bsky.actor.profile', rkey: 'self' })
  const reply = await globalThis.fetch(`${url}/xrpc/com.atproto.repo.getRecord?${query.toString()}`)
  return reply.ok ? profileRecordSchema.parse(await reply.json()).value : null
}

/** Creates another app password, as the owner would in Bluesky's settings. */
export async function newAppPassword(url: string, account: Owner, name: string): Promise<string> {
  const headers = { ...JSON_TYPE, authorization: await signInAsOwner(url, account) }
  const made = await callServer(url, 'com.atproto.server.createAppPassword', JSON.stringify({ name }), headers)
  return String(made['password'])
}

async function signInAsOwner(url: string, { handle, password }: Owner): Promise<string> {
  const login = JSON.stringify({ identifier: handle, password })
  const { accessJwt } = await callServer(url, 'com.atproto.server.createSession', login, JSON_TYPE)
  return `Bearer ${String(accessJwt)}`
}

async function callServer(url: string, method: string, body: BodyInit, headers: Record<string, string>) {
  const reply = await globalThis.fetch(`${url}/xrpc/${method}`, { method: 'POST', body, headers })
  if (!reply.ok) throw new Error(`${method} answered ${reply.status}: ${await reply.text()}`)
  return (await reply.json()) as Record<string, unknown>
}
