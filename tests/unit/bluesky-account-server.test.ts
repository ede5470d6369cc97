import { describe, expect, test } from 'vitest'
import { AppError } from '../../functions/src/domain/app-error.ts'
import { createServerLookup } from '../../functions/src/platforms/bluesky/account-server.ts'
import { createBlueskySignIn } from '../../functions/src/platforms/bluesky/connect.ts'
import { testClock } from '../support/bluesky.ts'
import { type ScriptedReply, scriptedServer } from '../support/echoing-server.ts'

const PLC = 'did:plc:abcdefghijklmnopqrstuvwx'
const HERE = 'https://pds.example.com'
const OTHER = 'https://other.example.net'
const DIRECTORY = 'https://directory.example.org'
const REFUSED = { status: 401, body: { error: 'InvalidToken', message: 'not ours' } }

const documentOf = (did: string, endpoint: unknown): ScriptedReply => ({
  body: { id: did, service: [{ id: '#atproto_pds', type: 'AtprotoPersonalDataServer', serviceEndpoint: endpoint }] },
})

type Network = { did?: string; identity?: ScriptedReply; atOther?: ScriptedReply; directory?: string | null }

/** Signs in at `HERE`, which claims an account; the test sets what the account's identity says. */
function connect({ did = PLC, identity, atOther = REFUSED, directory = DIRECTORY }: Network) {
  const session = { did, handle: 'ada.example.com', accessJwt: 'access-token-1', refreshJwt: 'refresh-token-1' }
  const { fetch, seen } = scriptedServer(({ origin, method }) => {
    if (origin === DIRECTORY || method.endsWith('did.json')) return identity ?? { status: 404 }
    if (method === 'com.atproto.server.createSession') return { body: session }
    return origin === OTHER && method === 'com.atproto.server.getSession' ? atOther : REFUSED
  })
  const signIn = createBlueskySignIn(fetch, testClock, createServerLookup(fetch, directory))
  const reply = signIn({ service: HERE, handle: 'ada.example.com', appPassword: 'wxyz-2345-abcd-6789' })
  return { reply, seen }
}

describe('an account that a server claims', () => {
  test('is proven to be there when its identity names that server', async () => {
    const { reply } = connect({ identity: documentOf(PLC, `${HERE}/`) })
    expect(await reply).toMatchObject({ isProven: true, account: { externalId: PLC, service: HERE } })
  })

  test('is proven behind a front when the server that its identity names takes the front’s token', async () => {
    const did = { did: PLC, handle: 'ada.example.com' }
    const { reply, seen } = connect({ identity: documentOf(PLC, OTHER), atOther: { body: did } })
    expect(await reply).toMatchObject({ isProven: true, account: { service: HERE } })
    const asked = seen.filter(({ origin }) => origin === OTHER)
    expect(asked).toMatchObject([{ authorization: 'Bearer access-token-1' }])
  })

  test.each([
    ['does not take the token', REFUSED],
    [
      'knows the token as another account’s',
      { body: { did: 'did:plc:zzzzzzzzzzzzzzzzzzzzzzzz', handle: 'b.example.com' } },
    ],
  ])('is refused in words when the server that its identity names %s', async (_what, atOther) => {
    const { reply } = connect({ identity: documentOf(PLC, OTHER), atOther })
    const error = await reply.catch((caught: unknown) => caught)
    if (!(error instanceof AppError)) return expect.fail(String(error))
    expect(error).toMatchObject({
      code: 'connection_refused',
      fields: { service: expect.stringContaining('other.example.net') },
    })
  })

  test('by domain is asked of the domain', async () => {
    const did = 'did:web:ada.example.com'
    const { reply, seen } = connect({ did, identity: documentOf(did, HERE), directory: null })
    expect(await reply).toMatchObject({ isProven: true })
    expect(seen.map(({ origin, method }) => `${origin} ${method}`)).toContain(
      'https://ada.example.com /.well-known/did.json',
    )
  })

  test.each<[string, Network]>([
    ['the directory does not answer', { identity: { status: 503 } }],
    ['there is no directory to ask', { directory: null }],
    ['the directory speaks of another account', { identity: documentOf('did:plc:zzzzzzzzzzzzzzzzzzzzzzzz', HERE) }],
    ['the identity names no server', { identity: { body: { id: PLC, service: [] } } }],
    ['the identity names something that is no address', { identity: documentOf(PLC, { url: HERE }) }],
    ['the named server is in trouble', { identity: documentOf(PLC, OTHER), atOther: { status: 503 } }],
  ])('is neither proven nor refused when %s', async (_what, network) => {
    expect(await connect(network).reply).toMatchObject({ isProven: false })
  })
})
