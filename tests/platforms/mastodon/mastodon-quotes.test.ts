import { contractFor } from '@postwright/core/platforms/contract-for'
import { listOfferedSettings } from '@postwright/core/platforms/offered-settings'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMastodonModule } from '../../../functions/src/platforms/mastodon/module.ts'
import type { PlatformModule } from '../../../functions/src/platforms/platform-module.ts'
import { createMastodonFake, type MastodonFake } from '../../fakes/mastodon/create-mastodon-fake.ts'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import type { TestChannel } from '../support/connect-channel.ts'
import { createOutside } from '../support/create-outside.ts'
import { createProgress, deliver } from '../support/deliver.ts'
import { makeRequest } from '../support/make-request.ts'
import { connectMastodon } from './connect-mastodon.ts'

const NOW = Date.UTC(2026, 10, 29, 12)
const ELSEWHERE = 'https://other.example/@grace/77'

let mastodon: MastodonFake
let module: PlatformModule
let channel: TestChannel
beforeAll(async () => {
  mastodon = await createMastodonFake({ now: () => NOW })
})
beforeEach(async () => {
  mastodon.reset()
  module = createMastodonModule(createOutside({}, NOW).outside)
  channel = await connectMastodon(module.connector, mastodon.url)
})
afterAll(() => mastodon.close())

const publish = (settings: Record<string, string>, more: object = {}) =>
  deliver(module.publisher, makeRequest(channel, { intentAt: NOW, settings, ...more }))
const statuses = () => acceptedIn(mastodon.ledger, 'status').map(({ content }) => content)
const offered = ({ connection }: TestChannel) =>
  listOfferedSettings(contractFor(connection).settings, connection.choices, {}).map(({ key }) => key)

describe('quotes on Mastodon', () => {
  it('may be made by whom a person chooses, and by the account’s own choice where nothing is chosen', async () => {
    await publish({ quotePolicy: 'followers' })
    await publish({ quotePolicy: 'account' }, { recordKey: 'record2' })
    expect(statuses()).toEqual([{ status: 'Hello', quote_approval_policy: 'followers' }, { status: 'Hello' }])
  })

  it('are of a post of the own server, or of another one that the server looks up', async () => {
    await publish({})
    const own = `${mastodon.url}/@ada/11000000`
    expect(await publish({ quote: own }, { recordKey: 'record2' })).toMatchObject({ kind: 'published' })
    const id = mastodon.addRemote(ELSEWHERE, 'automatic')
    expect(await publish({ quote: ` ${ELSEWHERE} ` }, { recordKey: 'record3' })).toMatchObject({ kind: 'published' })
    const part = { kind: 'reply' as const, index: 1, replyTo: { root: '11000000', parent: '11000000' } }
    await publish({ quote: own }, { recordKey: 'record4', part })
    expect(statuses()).toEqual([
      { status: 'Hello' },
      { status: 'Hello', quoted_status_id: '11000000' },
      { status: 'Hello', quoted_status_id: id },
      { status: 'Hello', in_reply_to_id: '11000000' },
    ])
  })

  it('are sent once although the call is repeated', async () => {
    const request = makeRequest(channel, { settings: { quote: ELSEWHERE } })
    mastodon.addRemote(ELSEWHERE, 'automatic')
    await deliver(module.publisher, request)
    expect(await deliver(module.publisher, request)).toMatchObject({ kind: 'published', remoteId: '11000000' })
    expect(statuses()).toHaveLength(1)
  })

  it('are refused before anything is posted: unknown, not allowed, or without the right to look', async () => {
    const refused = (kind: string, detail: string) => ({
      kind: 'refused',
      error: { kind, detail: expect.stringContaining(detail), retryable: false },
    })
    expect(await publish({ quote: ELSEWHERE })).toMatchObject(refused('content_policy', 'not found'))
    mastodon.addRemote(ELSEWHERE, 'denied')
    expect(await publish({ quote: ELSEWHERE })).toMatchObject(refused('content_policy', 'does not allow quotes'))
    const { scopes } = channel.connection
    channel.connection.scopes = scopes.filter((scope) => scope !== 'read:search')
    expect(await publish({ quote: ELSEWHERE })).toMatchObject(refused('permission', 'Connect the channel again'))
    expect(statuses()).toEqual([])
  })

  it('are offered where the server has them, and by the next check where it has got them since', async () => {
    expect(offered(channel)).toEqual(expect.arrayContaining(['quotePolicy', 'quote']))
    mastodon.setApiVersion(6)
    const older = await connectMastodon(module.connector, mastodon.url)
    expect(offered(older)).not.toEqual(expect.arrayContaining(['quotePolicy']))
    expect(offered(older)).not.toEqual(expect.arrayContaining(['quote']))
    mastodon.setApiVersion(7)
    const checked = await module.publisher.check(older.connection, older.secret)
    expect(checked).toMatchObject({ kind: 'ok', facts: { choices: { quotePolicy: { length: 4 } } } })
  })

  it('are none in a delivery that was prepared before there were any', async () => {
    const request = makeRequest(channel, { settings: { quote: ELSEWHERE } })
    expect(await module.publisher.publish(request, '[]', createProgress())).toMatchObject({ kind: 'published' })
    expect(statuses()).toEqual([{ status: 'Hello' }])
  })
})
