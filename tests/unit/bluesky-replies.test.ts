import { describe, expect, test } from 'vitest'
import { AppError } from '../../functions/src/domain/app-error.ts'
import { createImages } from '../../functions/src/images/create-images.ts'
import { createBlueskyPublisher } from '../../functions/src/platforms/bluesky/create-publisher.ts'
import { createBlueskySignIn } from '../../functions/src/platforms/bluesky/connect.ts'
import { connectionOf, publishRequest, recordKeyAt, testClock } from '../support/bluesky.ts'
import { type ScriptedReply, scriptedServer, type SeenCall } from '../support/echoing-server.ts'
import { makePicture } from '../support/pictures.ts'
import { fromNothing } from '../support/from-nothing.ts'

const DID = 'did:plc:abcdefghijklmnopqrstuvwx'
const SESSION = { did: DID, handle: 'ada.example.com', accessJwt: 'access-token-1', refreshJwt: 'refresh-token-1' }
const ACCOUNT = {
  externalId: DID,
  handle: SESSION.handle,
  name: 'Ada',
  avatar: null,
  service: 'https://pds.example.com',
}
const APP_PASSWORD = 'wxyz-2345-abcd-6789'
const SECRET = JSON.stringify({
  appPassword: APP_PASSWORD,
  accessJwt: SESSION.accessJwt,
  refreshJwt: SESSION.refreshJwt,
})
const KEY = recordKeyAt(1_800_000_000_000)
const URI = `at://${DID}/app.bsky.feed.post/${KEY}`
const CREDENTIALS = { service: ACCOUNT.service, handle: SESSION.handle, appPassword: APP_PASSWORD }

type Script = Record<string, (call: SeenCall) => ScriptedReply>

const GOOD: Script = {
  'com.atproto.server.createSession': () => ({ body: SESSION }),
  'com.atproto.server.refreshSession': () => ({ body: SESSION }),
  'com.atproto.repo.putRecord': () => ({
    body: { uri: URI, cid: 'bafyreid27zk7lbis4zw5fz4podbvbs4fc5ivwji3dmrwa6zggnj4bnd57u' },
  }),
  'com.atproto.repo.getRecord': () => ({ status: 400, body: { error: 'RecordNotFound', message: 'none' } }),
}

function open(changes: Script = {}) {
  const script = { ...GOOD, ...changes }
  const { fetch } = scriptedServer((call) => script[call.method]?.(call) ?? { status: 404, body: { error: 'None' } })
  const publisher = createBlueskyPublisher({ fetch, images: createImages(), clock: testClock, videos: null })
  return {
    publisher: fromNothing(publisher),
    signIn: createBlueskySignIn(fetch, testClock, () => Promise.resolve(null)),
  }
}

const request = () => publishRequest({ account: ACCOUNT, secret: SECRET }, { text: 'Hello', recordKey: KEY })
const PAYLOAD = JSON.stringify({ $type: 'app.bsky.feed.post', text: 'Hello' })
const written = (uri: unknown): Script => ({
  'com.atproto.repo.putRecord': () => ({
    body: { uri, cid: 'bafyreid27zk7lbis4zw5fz4podbvbs4fc5ivwji3dmrwa6zggnj4bnd57u' },
  }),
})
const found = (uri: unknown): Script => ({ 'com.atproto.repo.getRecord': () => ({ body: { uri, value: {} } }) })

describe('an answer after the call that posts', () => {
  test('that names the record is a publication', async () => {
    const outcome = await open().publisher.publish(request(), PAYLOAD)
    expect(outcome).toMatchObject({ kind: 'published', remoteId: URI })
  })

  test.each([
    ['an address of 1,534 characters', `${URI}${'x'.repeat(1534 - URI.length)}`],
    ['the address of another record', `at://${DID}/app.bsky.feed.post/3kaaaaaaaaaaa`],
    ['a number for an address', 7],
    ['no address', undefined],
  ])('with %s is unknown, and is not taken for the post when it is looked up', async (_what, uri) => {
    const { publisher } = open({ ...written(uri), ...found(uri) })
    expect(await publisher.publish(request(), PAYLOAD)).toMatchObject({ kind: 'unknown', error: { kind: 'unknown' } })
    expect(await publisher.reconcile(request())).toMatchObject({ kind: 'unknown' })
  })
})

describe('signing in at a server that answers with nonsense', () => {
  test.each([
    ['a token of 1.2 MB', { accessJwt: 'x'.repeat(1_200_000) }],
    ['a refresh token of 1.2 MB', { refreshJwt: 'x'.repeat(1_200_000) }],
    ['a handle of 600 characters', { handle: `${'a.'.repeat(300)}com` }],
    ['an account id of 600 characters', { did: `did:plc:${'a'.repeat(600)}` }],
  ])('%s is refused in words at the address of the server', async (_what, changes) => {
    const { signIn } = open({ 'com.atproto.server.createSession': () => ({ body: { ...SESSION, ...changes } }) })
    const error = await signIn(CREDENTIALS).catch((caught: unknown) => caught)
    if (!(error instanceof AppError)) return expect.fail(String(error))
    expect(['connection_refused', 'connection_unreachable']).toContain(error.code)
    expect(error.fields).toHaveProperty('service')
  })

  test('a renewal with such a token keeps the access that is stored', async () => {
    const body = { ...SESSION, accessJwt: 'x'.repeat(1_200_000) }
    const { publisher } = open({ 'com.atproto.server.refreshSession': () => ({ body }) })
    const outcome = await publisher.check(connectionOf(ACCOUNT), SECRET)
    expect(outcome).toMatchObject({ kind: 'refused', error: { kind: 'unknown' } })
    expect(outcome).not.toHaveProperty('rotatedSecret')
  })
})

describe('a server that repeats what it was sent', () => {
  const echo = (call: SeenCall): ScriptedReply => {
    const told = `${call.authorization} ${call.body} ${Buffer.from(APP_PASSWORD).toString('base64')} ${APP_PASSWORD.toUpperCase()}`
    return {
      status: 400,
      body: { error: `Bad_${SESSION.accessJwt}`, message: `you said ${told} and ${SESSION.refreshJwt}` },
    }
  }
  const PASSWORD_FORMS = [APP_PASSWORD, Buffer.from(APP_PASSWORD).toString('base64')]
  const ALL = [...PASSWORD_FORMS, SESSION.accessJwt, SESSION.refreshJwt]
  const leaks = (shown: unknown, secrets = ALL) =>
    secrets.filter((secret) => JSON.stringify(shown).toLowerCase().includes(secret.toLowerCase()))

  test('tells nothing secret through a failed publication, look-up or check', async () => {
    const methods = ['server.createSession', 'server.refreshSession', 'repo.putRecord', 'repo.getRecord']
    const { publisher } = open(Object.fromEntries(methods.map((name) => [`com.atproto.${name}`, echo])))
    const shown = [
      await publisher.publish(request(), PAYLOAD),
      await publisher.reconcile(request()),
      await publisher.prepare(request()),
      await publisher.check(connectionOf(ACCOUNT), SECRET),
    ]
    for (const outcome of shown)
      expect(outcome).toMatchObject({ error: { detail: expect.stringContaining('you said') } })
    expect(leaks(shown)).toEqual([])
  })

  test('nor through a failed sign-in and what is logged of it', async () => {
    const { signIn } = open({ 'com.atproto.server.createSession': echo })
    const error = await signIn(CREDENTIALS).catch((caught: unknown) => caught)
    if (!(error instanceof AppError)) return expect.fail(String(error))
    const { message, detail, fields, stack, cause } = error
    const logged = [message, detail, fields, stack, String(cause), cause instanceof Error ? cause.stack : '']
    expect(leaks(logged, PASSWORD_FORMS)).toEqual([])
  })

  test('nor through the name it gives the account', async () => {
    const value = { displayName: `\u202eAda ${APP_PASSWORD}\u0000` }
    const profile = { 'com.atproto.repo.getRecord': () => ({ body: { uri: URI, value } }) }
    const { account } = await open(profile).signIn(CREDENTIALS)
    expect(account.name).toBe('Ada …')
  })
})

describe('the picture of an account', () => {
  const pictured = (bytes: Uint8Array): Script => ({
    'com.atproto.repo.getRecord': () => ({
      body: {
        uri: URI,
        value: {
          avatar: {
            $type: 'blob',
            ref: { $link: 'bafkreid27zk7lbis4zw5fz4podbvbs4fc5ivwji3dmrwa6zggnj4bnd57u' },
            mimeType: 'image/png',
            size: 1,
          },
        },
      },
    }),
    'com.atproto.sync.getBlob': () => ({ bytes }),
  })
  const drawing = (size: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="9" height="9" fill="red"/></svg>`

  test('is drawn from a JPEG, PNG or WebP', async () => {
    const { account } = await open(pictured(await makePicture('png'))).signIn(CREDENTIALS)
    expect(account.avatar).toMatch(/^data:image\/webp;base64,/)
  })

  test.each([
    ['an SVG', drawing(64)],
    ['an SVG behind an XML header', `<?xml version="1.0"?>${drawing(64)}`],
    ['an SVG that asks for 4,000 × 4,000 pixels', drawing(4000)],
  ])('is left out when it is %s', async (_what, text) => {
    const { account } = await open(pictured(new TextEncoder().encode(text))).signIn(CREDENTIALS)
    expect(account.avatar).toBeNull()
  })

  test.each(['gif', 'avif', 'tiff'] as const)('is left out when it is a %s', async (format) => {
    const { account } = await open(pictured(await makePicture(format))).signIn(CREDENTIALS)
    expect(account.avatar).toBeNull()
  })
})
