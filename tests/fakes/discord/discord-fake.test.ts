import { DiscordAPIError, REST } from '@discordjs/rest'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acceptedIn } from '../support/ledger.ts'
import { createDiscordFake, type DiscordFake } from './create-discord-fake.ts'

let discord: DiscordFake
let rest: REST
let route: `/${string}`
beforeAll(async () => {
  discord = await createDiscordFake()
  rest = new REST({ version: '10', api: `${discord.url}/api`, retries: 0 })
  route = `/webhooks/${discord.address.split('/webhooks/')[1]}`
})
beforeEach(() => discord.reset())
afterAll(() => discord.close())

const query = new URLSearchParams({ wait: 'true' })

describe('the fake of Discord, called by discord.js', () => {
  it('takes a message with two files, and shows it by its id', async () => {
    const files = [
      { name: 'a.png', data: Buffer.from([1, 2]), contentType: 'image/png' },
      { name: 'b.png', data: Buffer.from([3]), contentType: 'image/png' },
    ]
    const body = { content: 'Hello', allowed_mentions: { parse: [] }, attachments: [{ id: 0, description: 'A' }] }
    const sent = await rest.post(route, { auth: false, query, body, files })
    expect(sent).toMatchObject({ content: 'Hello', attachments: [{ size: 2, description: 'A' }, { size: 1 }] })
    const [taken] = acceptedIn(discord.ledger)
    expect(await rest.get(`${route}/messages/${taken?.id}`, { auth: false })).toMatchObject({ id: taken?.id })
  })

  it.each([
    ['a text of 2,001 characters', { content: 'a'.repeat(2001) }, 50035],
    ['an unknown field', { content: 'a', colour: 1 }, 50035],
    ['nothing at all', {}, 50006],
  ])('refuses %s', async (_, body, code) => {
    await expectRefusal(rest.post(route, { auth: false, query, body }), 400, code)
    expect(acceptedIn(discord.ledger)).toEqual([])
  })

  it('refuses a wrong token, a deleted webhook, and a forum’s message without a thread', async () => {
    await expectRefusal(rest.get(`${route}x`, { auth: false }), 401, 50027)
    discord.setForum(true)
    await expectRefusal(rest.post(route, { auth: false, query, body: { content: 'a' } }), 400, 220001)
    discord.remove()
    await expectRefusal(rest.get(route, { auth: false }), 404, 10015)
  })
})

async function expectRefusal(call: Promise<unknown>, status: number, code: number): Promise<void> {
  const error: unknown = await call.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(DiscordAPIError)
  expect(error).toMatchObject({ status, code })
}
