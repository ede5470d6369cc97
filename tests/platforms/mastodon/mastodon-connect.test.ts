import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contractFor } from '@postwright/core/platforms/contract-for'
import type { Connector } from '../../../functions/src/domain/ports/networks.ts'
import { createMastodonModule } from '../../../functions/src/platforms/mastodon/module.ts'
import { createMastodonFake, type MastodonFake } from '../../fakes/mastodon/create-mastodon-fake.ts'
import { CONTEXT } from '../support/connect-channel.ts'
import { createOutside } from '../support/create-outside.ts'
import { authorize, connectMastodon } from './connect-mastodon.ts'

let mastodon: MastodonFake
let connector: Connector
beforeAll(async () => {
  mastodon = await createMastodonFake({ limits: { text: 1000, media: 6 } })
  connector = createMastodonModule(createOutside().outside).connector
})
beforeEach(() => mastodon.reset())
afterAll(() => mastodon.close())

describe('connecting Mastodon', () => {
  it('registers at the instance, and asks there for exactly what is needed, with state and proof', async () => {
    const begun = await connector.begin({ instance: mastodon.url }, CONTEXT)
    const page = new URL(begun.kind === 'redirect' ? begun.url : '')
    expect(page.origin).toBe(mastodon.url)
    expect(Object.fromEntries(page.searchParams)).toMatchObject({
      state: CONTEXT.state,
      redirect_uri: CONTEXT.redirectUri,
      scope: 'read:accounts read:search read:statuses write:accounts write:media write:statuses',
      code_challenge: CONTEXT.codeChallenge,
      code_challenge_method: 'S256',
    })
    expect((await authorize(page.href)).searchParams.get('state')).toBe(CONTEXT.state)
  })

  it('finds the account with the limits of its instance', async () => {
    const { connection } = await connectMastodon(connector, mastodon.url)
    const { host } = new URL(mastodon.url)
    expect(connection).toMatchObject({
      externalId: `${mastodon.accountId}@${host}`,
      handle: `ada@${host}`,
      name: 'Ada Lovelace',
      service: mastodon.url,
    })
    expect(contractFor(connection)).toMatchObject({ text: { max: 1000 }, media: { images: { max: 6 } } })
  })

  it('connects without a proof where the instance takes none', async () => {
    mastodon.script({ on: 'GET /.well-known/oauth-authorization-server', fault: { status: 404 } })
    expect((await connectMastodon(connector, mastodon.url)).connection.name).toBe('Ada Lovelace')
    const asked = mastodon.ledger.find(({ path }) => path === '/oauth/token')
    expect(JSON.stringify(asked?.body)).not.toContain('code_verifier')
  })

  it('takes an account’s name for the address of its instance', async () => {
    const { host } = new URL(mastodon.url)
    const begun = await connector.begin({ instance: `@ada@${host}` }, CONTEXT).catch((error: unknown) => error)
    // Without a scheme the address is https, which no fake serves.
    expect(begun).toMatchObject({ code: 'connection_unreachable' })
    expect(begun).not.toMatchObject({ code: 'validation_failed' })
  })

  it.each([
    ['no address', 'not an address at all', 'validation_failed'],
    ['nothing there', 'http://127.0.0.1:1', 'connection_unreachable'],
    ['a name without an address', 'https://instance.invalid', 'connection_unreachable'],
  ])('refuses %s with a sentence for the instance', async (_, instance, code) => {
    await expect(connector.begin({ instance }, CONTEXT)).rejects.toMatchObject({
      code,
      fields: { instance: expect.any(String) },
    })
  })

  it.each([{ status: 404, body: '<html>' }, { status: 200, body: { hello: 'world' } }, { status: 503 }])(
    'says what is at the address when it is no instance: %o',
    async (fault) => {
      mastodon.script({ on: 'GET /api/v2/instance', fault })
      await expect(connector.begin({ instance: mastodon.url }, CONTEXT)).rejects.toMatchObject({
        code: expect.stringMatching(/^connection_/),
      })
    },
  )

  it('refuses a code of another page, a used one, and a proof that does not fit', async () => {
    const begun = await connector.begin({ instance: mastodon.url }, CONTEXT)
    if (begun.kind !== 'redirect') throw new Error('no page')
    const finish = (code: string, context = CONTEXT) => connector.finish?.(code, begun.keep, context)
    await expect(finish('made-up')).rejects.toMatchObject({ code: 'connection_refused' })
    const wrongProof = (await authorize(begun.url)).searchParams.get('code') ?? ''
    await expect(finish(wrongProof, { ...CONTEXT, codeVerifier: 'x'.repeat(43) })).rejects.toMatchObject({
      code: 'connection_refused',
    })
    const code = (await authorize(begun.url)).searchParams.get('code') ?? ''
    await finish(code)
    await expect(finish(code)).rejects.toMatchObject({ code: 'connection_refused' })
  })
})
