import { SLACK_CONTRACT } from '@postwright/core/platforms/slack/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSlackModule } from '../../../functions/src/platforms/slack/module.ts'
import type { PlatformModule } from '../../../functions/src/platforms/platform-module.ts'
import { createSlackFake, type SlackFake } from '../../fakes/slack/create-slack-fake.ts'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { connectChannel, type TestChannel } from '../support/connect-channel.ts'
import { createOutside } from '../support/create-outside.ts'
import { deliver } from '../support/deliver.ts'
import { filesOf, makePng } from '../support/make-file.ts'
import { makeRequest } from '../support/make-request.ts'

const NOW = Date.UTC(2026, 10, 22, 12)
const POST = 'POST /services/:team/:service/:token'

let slack: SlackFake
let module: PlatformModule
let channel: TestChannel
beforeAll(async () => {
  slack = await createSlackFake()
  module = createSlackModule(createOutside({ baseUrl: slack.url }, NOW).outside)
})
beforeEach(async () => {
  slack.reset()
  channel = await connect()
})
afterAll(() => slack.close())

const connect = (address = slack.address) => connectChannel(module.connector, 'slack', { address, channel: '#news' })
const publish = (...given: Parameters<typeof makeRequest> extends [unknown, ...infer Rest] ? Rest : never) =>
  deliver(module.publisher, makeRequest(channel, ...given))

describe('connecting Slack', () => {
  it('proves the webhook without posting, and keeps its address secret', () => {
    expect(channel.connection).toMatchObject({ externalId: 'T0FAKETEAM/B0FAKEHOOK', handle: '#news' })
    expect(JSON.stringify(channel.connection)).not.toContain('fakeToken')
    expect(acceptedIn(slack.ledger)).toEqual([])
  })

  it.each([
    ['another site', 'https://example.com/services/x', 'validation_failed'],
    ['a webhook that is gone', 'B0OTHERONE', 'connection_refused'],
  ])('refuses %s with a sentence for the address', async (_, change, code) => {
    const address = change.startsWith('http') ? change : slack.address.replace('B0FAKEHOOK', change)
    await expect(connect(address)).rejects.toMatchObject({ code, fields: { address: expect.any(String) } })
  })

  it('takes nothing but Slack’s own address where nothing replaces it', async () => {
    const { connector } = createSlackModule(createOutside({}, NOW).outside)
    await expect(connectChannel(connector, 'slack', { address: slack.address, channel: 'a' })).rejects.toMatchObject({
      code: 'validation_failed',
    })
  })
})

describe('publishing on Slack', () => {
  it('posts a text with its signs escaped', async () => {
    expect(await publish({ text: 'a < b & c' })).toMatchObject({
      kind: 'published',
      url: 'https://app.slack.com/client/T0FAKETEAM',
    })
    expect(acceptedIn(slack.ledger).map(({ content }) => content)).toEqual([
      { text: 'a &lt; b &amp; c', unfurl_links: true, unfurl_media: true },
    ])
  })

  it('shows pictures by their public addresses below the whole text, at the limits of text and pictures', async () => {
    const { media } = filesOf(
      ...(await Promise.all(['a', 'b'].map((id) => makePng(id, { alt: id === 'a' ? 'First' : '' })))),
    )
    const text = `${'&'.repeat(100)} ${'word '.repeat(779)}end.`
    expect(text.length).toBe(SLACK_CONTRACT.text.max)
    expect(await publish({ text, media, settings: { linkPreviews: false } })).toMatchObject({ kind: 'published' })
    const [taken] = acceptedIn(slack.ledger)
    const { blocks } = Object(taken?.content)
    const sections = blocks.filter(({ type }: { type: string }) => type === 'section')
    const shown = sections.map((section: { text: { text: string } }) => section.text.text).join(' ')
    expect(shown.replaceAll('&amp;', '&').replace(/\s+/g, ' ')).toBe(text.replace(/\s+/g, ' '))
    expect(blocks.slice(-2)).toEqual([
      { type: 'image', image_url: 'https://media.example/a', alt_text: 'First' },
      { type: 'image', image_url: 'https://media.example/b', alt_text: 'Image 2' },
    ])
  })

  it.each([
    ['no_service', 'disconnected'],
    ['channel_not_found', 'disconnected'],
    ['team_disabled', 'disconnected'],
    ['channel_is_archived', 'permission'],
    ['action_prohibited', 'permission'],
    ['posting_to_general_channel_denied', 'permission'],
  ] as const)('reads %s as %s, not to be tried again', async (state, kind) => {
    slack.setState(state)
    expect(await publish()).toMatchObject({ kind: 'refused', error: { kind, retryable: false, detail: state } })
  })

  it('reads a refused token, a limit as seconds and as a date, and an error of Slack’s own', async () => {
    slack.script({ on: POST, fault: 'token_expired' })
    slack.script({ on: POST, fault: { status: 429, retryAfter: 30 } })
    slack.script({ on: POST, fault: { status: 429, retryAfter: new Date(NOW + 60_000) } })
    slack.script({ on: POST, fault: { status: 500 } })
    expect(await publish()).toMatchObject({ kind: 'refused', error: { kind: 'token_expired' } })
    expect(await publish()).toMatchObject({ kind: 'refused', error: { kind: 'rate_limit' }, retryAt: NOW + 30_000 })
    expect(await publish()).toMatchObject({ retryAt: NOW + 60_000 })
    expect(await publish()).toMatchObject({ kind: 'unknown', error: { kind: 'platform_down' } })
  })

  it.each(['cut', 'silent_stored'] as const)('cannot know what became of a call that was %s', async (fault) => {
    slack.script({ on: POST, fault })
    expect(await publish()).toMatchObject({ kind: 'unknown', error: { kind: 'timeout_unknown' } })
    const reconciled = await module.publisher.reconcile(makeRequest(channel), () => undefined)
    expect(reconciled).toMatchObject({ kind: 'unknown' })
  })

  it('takes the page of a proxy for no answer of Slack’s, and repeats no secret of it', async () => {
    slack.script({ on: POST, fault: { status: 403, body: `<html>blocked ${slack.address}</html>` } })
    const outcome = await publish()
    expect(outcome).toMatchObject({ kind: 'refused', error: { kind: 'platform_down', retryable: true } })
    expect(JSON.stringify(outcome)).not.toContain('fakeToken')
  })
})

describe('looking after a channel of Slack', () => {
  it('checks it without posting', async () => {
    expect(await module.publisher.check(channel.connection, channel.secret)).toMatchObject({ kind: 'ok' })
    slack.setState('no_service')
    const refused = await module.publisher.check(channel.connection, channel.secret)
    expect(refused).toMatchObject({ kind: 'refused', error: { kind: 'disconnected' } })
    expect(acceptedIn(slack.ledger)).toEqual([])
  })

  it('leaves the webhook to its owner when the channel is disconnected', async () => {
    const before = slack.ledger.length
    await module.publisher.revoke(channel.connection, channel.secret)
    expect(slack.ledger).toHaveLength(before)
  })
})
