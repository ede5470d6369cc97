import { IncomingWebhook } from '@slack/webhook'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acceptedIn } from '../support/ledger.ts'
import { createSlackFake, type SlackFake } from './create-slack-fake.ts'

let slack: SlackFake
beforeAll(async () => {
  slack = await createSlackFake()
})
beforeEach(() => slack.reset())
afterAll(() => slack.close())

const blocks = [
  { type: 'section', text: { type: 'mrkdwn', text: 'A text' } },
  { type: 'image', image_url: 'https://example.com/a.png', alt_text: 'A picture' },
]

describe('the fake of Slack, called by Slack’s own client', () => {
  it('takes a text, and a text with pictures', async () => {
    const webhook = new IncomingWebhook(slack.address)
    expect((await webhook.send('Hello')).text).toBe('ok')
    expect((await webhook.send({ text: 'A text', blocks })).text).toBe('ok')
    expect(acceptedIn(slack.ledger).map(({ content }) => content)).toEqual([
      { text: 'Hello' },
      { text: 'A text', blocks },
    ])
  })

  it.each([
    ['an unknown webhook', 404, 'no_service', (address: string) => address.replace('B0FAKEHOOK', 'B0OTHER')],
    ['a wrong token', 403, 'invalid_token', (address: string) => `${address}x`],
  ])('refuses %s with %i and the name of the error', async (_, status, code, change) => {
    await expectRefusal(new IncomingWebhook(change(slack.address)).send('Hello'), status, code)
  })

  it.each([
    ['no_text', {}],
    ['invalid_blocks', { text: 'a', blocks: [{ type: 'image', image_url: 'https://example.com/a.png' }] }],
    ['invalid_payload', { text: 'a', colour: 'red' }],
  ])('refuses a message that does not fit with %s', async (code, message) => {
    const reply = await fetch(slack.address, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(message) })
    expect([reply.status, await reply.text()]).toEqual([400, code])
  })

  it('takes nothing in an archived channel', async () => {
    slack.setState('channel_is_archived')
    await expectRefusal(new IncomingWebhook(slack.address).send('Hello'), 410, 'channel_is_archived')
    expect(acceptedIn(slack.ledger)).toEqual([])
  })
})

const JSON_TYPE = { 'content-type': 'application/json' }

async function expectRefusal(call: Promise<unknown>, status: number, code: string): Promise<void> {
  await expect(call).rejects.toMatchObject({ code: 'slack_webhook_http_error', statusCode: status, body: code })
}
