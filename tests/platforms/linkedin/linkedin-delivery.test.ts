import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { makeContent } from '../../support/factories/content.ts'
import { type Crash, openEngine } from '../support/engine.ts'
import { type LinkedInKit, MEMBER, openLinkedIn, ORGANIZATION } from './linkedin-kit.ts'

let kit: LinkedInKit
beforeAll(async () => {
  kit = await openLinkedIn()
})
beforeEach(() => kit.fake.reset())
afterAll(() => kit.close())

const POST = 'POST /rest/posts'
const posts = () => acceptedIn(kit.fake.ledger, 'post')

/** The engine delivers one text. */
async function deliverText(author: string, crash: Crash | null = null) {
  const channel = { clock: kit.outside.clock, publisher: kit.publisher, connection: kit.connection(author) }
  const engine = await openEngine({ ...channel, secret: kit.access(), content: makeContent('Hello'), crash })
  return engine.deliverAll()
}

describe('the engine on LinkedIn, which has no key for a publication', () => {
  it.each(['after_claim', 'after_prepare', 'after_call', 'after_outcome'] as const)(
    'publishes once for an organisation when its worker dies twice %s',
    async (at) => {
      const published = { state: 'published', remoteId: expect.stringMatching(/^urn:li:share:/) }
      expect(await deliverText(ORGANIZATION, { at, times: 2 })).toMatchObject(published)
      expect(posts()).toHaveLength(1)
    },
  )

  it('publishes once when calls are limited or get no answer', async () => {
    kit.fake.script({ on: POST, fault: { status: 429, retryAfter: 90, body: { message: 'Throttled' } } })
    kit.fake.script({ on: POST, fault: 'silent_stored' })
    expect(await deliverText(ORGANIZATION)).toMatchObject({ state: 'published' })
    expect(posts()).toHaveLength(1)
  })

  it('leaves it to a person where posts may not be read, and never sends twice', async () => {
    kit.fake.script({ on: POST, fault: 'silent_stored' })
    expect(await deliverText(MEMBER)).toMatchObject({ state: 'unconfirmed' })
    expect(posts()).toHaveLength(1)
    kit.fake.reset()
    kit.fake.script({ on: POST, fault: 'cut' })
    expect(await deliverText(ORGANIZATION)).toMatchObject({ state: 'unconfirmed' })
    expect(posts()).toHaveLength(0)
  })
})
