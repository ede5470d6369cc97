import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { type BlueskyAccount, createBlueskyAccount, revokeBlueskyAppPassword } from '../../scripts/bluesky/account.ts'
import { type LocalBluesky, startLocalBluesky } from '../../scripts/bluesky/local-bluesky.ts'

/** A real Bluesky server for one test file, with one account. After `halt`, it does not respond until `restart`. */
export type Pds = BlueskyAccount & {
  url: string
  /** Address of its directory of identities. */
  directory: string
  createAccount: (name: string) => Promise<BlueskyAccount>
  revokeAppPassword: () => Promise<void>
  halt: () => Promise<void>
  /** Starts the server again with the same accounts and posts, after stopping it if it runs. */
  restart: () => Promise<void>
  /** Stops the server and deletes its data. */
  stop: () => Promise<void>
}

/** Starts a server on free ports with the account `writer.test`. */
export async function startPds(): Promise<Pds> {
  const folder = await mkdtemp(join(tmpdir(), 'postwright-pds-'))
  const [port, plcPort] = await freePorts()
  const place = { port, plcPort, dataFolder: join(folder, 'data'), logFile: join(folder, 'server.log') }
  let server: LocalBluesky | null = await startLocalBluesky(place)
  const { url } = server
  const account = await createBlueskyAccount(url, 'writer')
  const halt = async () => {
    await server?.stop()
    server = null
  }
  const restart = async () => {
    await halt()
    server = await startLocalBluesky(place)
  }
  const stop = async () => {
    await halt()
    await rm(folder, { recursive: true, force: true })
  }
  const createAccount = (name: string) => createBlueskyAccount(url, name)
  const revokeAppPassword = () => revokeBlueskyAppPassword(url, account)
  return {
    ...account,
    url,
    directory: `http://localhost:${plcPort}`,
    createAccount,
    revokeAppPassword,
    halt,
    restart,
    stop,
  }
}

const blobSchema = z.object({ ref: z.object({ $link: z.string() }), mimeType: z.string(), size: z.number() })
const facetSchema = z.object({
  index: z.object({ byteStart: z.number(), byteEnd: z.number() }),
  features: z.array(z.looseObject({ $type: z.string() })),
})
const recordsSchema = z.object({
  records: z.array(
    z.object({
      uri: z.string(),
      value: z.looseObject({
        text: z.string(),
        createdAt: z.string(),
        facets: z.array(facetSchema).default([]),
        embed: z
          .looseObject({ images: z.array(z.object({ alt: z.string(), image: blobSchema })).default([]) })
          .optional(),
      }),
    }),
  ),
})

/** A post on the network. `key` is the record key; facets count bytes. */
export type PdsPost = {
  uri: string
  key: string
  text: string
  createdAt: string
  facets: z.infer<typeof facetSchema>[]
  images: { alt: string; mime: string; bytes: number; cid: string }[]
}

/** All posts of an account, newest first (up to 100). */
export async function listPosts(url: string, did: string): Promise<PdsPost[]> {
  const query = new URLSearchParams({ repo: did, collection: 'app.bsky.feed.post', limit: '100' })
  const reply = await fetch(`${url}/xrpc/com.atproto.repo.listRecords?${query}`)
  if (!reply.ok) throw new Error(`listRecords answered ${reply.status}: ${await reply.text()}`)
  const { records } = recordsSchema.parse(await reply.json())
  return records.map(({ uri, value }) => ({
    uri,
    key: uri.slice(uri.lastIndexOf('/') + 1),
    text: value.text,
    createdAt: value.createdAt,
    facets: value.facets,
    images: (value.embed?.images ?? []).map(({ alt, image }) => ({
      alt,
      mime: image.mimeType,
      bytes: image.size,
      cid: image.ref.$link,
    })),
  }))
}

/** A record of an account; null when there is none. */
export async function fetchRecord(
  url: string,
  place: { repo: string; collection: string; rkey: string },
): Promise<Record<string, unknown> | null> {
  const reply = await fetch(`${url}/xrpc/com.atproto.repo.getRecord?${new URLSearchParams(place)}`)
  if (!reply.ok) return null
  return z.object({ value: z.record(z.string(), z.unknown()) }).parse(await reply.json()).value
}

/** Bytes of an image that the network stores. */
export async function fetchBlob(url: string, did: string, cid: string): Promise<Uint8Array> {
  const reply = await fetch(`${url}/xrpc/com.atproto.sync.getBlob?${new URLSearchParams({ did, cid })}`)
  if (!reply.ok) throw new Error(`getBlob answered ${reply.status}: ${await reply.text()}`)
  return new Uint8Array(await reply.arrayBuffer())
}

/** Returns two different free ports, by binding both before releasing them. */
async function freePorts(): Promise<[number, number]> {
  const servers = [createServer(), createServer()] as const
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((settle) => server.listen(0, '127.0.0.1', () => settle(portOf(server.address())))),
    ),
  )
  await Promise.all(servers.map((server) => new Promise((settle) => server.close(settle))))
  const [first = 0, second = 0] = ports
  return [first, second]
}

function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  if (address === null || typeof address === 'string') throw new Error('The test server has no port.')
  return address.port
}
