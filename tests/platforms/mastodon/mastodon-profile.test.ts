import { PLATFORMS } from '@postwright/core/platforms/platform'
import { PLATFORM_PROFILES } from '@postwright/core/platforms/profiles'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CurrentTexts, ProfileChange } from '../../../functions/src/domain/ports/public-readers.ts'
import { createMastodonModule } from '../../../functions/src/platforms/mastodon/module.ts'
import { PLATFORM_MODULES } from '../../../functions/src/platforms/modules.ts'
import type { PlatformModule } from '../../../functions/src/platforms/platform-module.ts'
import { createMastodonFake, type MastodonFake } from '../../fakes/mastodon/create-mastodon-fake.ts'
import type { TestChannel } from '../support/connect-channel.ts'
import { createOutside } from '../support/create-outside.ts'
import { connectMastodon } from './connect-mastodon.ts'

let mastodon: MastodonFake
let module: PlatformModule
let channel: TestChannel
beforeAll(async () => {
  mastodon = await createMastodonFake()
})
beforeEach(async () => {
  mastodon.reset()
  module = createMastodonModule(createOutside().outside)
  channel = await connectMastodon(module.connector, mastodon.url)
})
afterAll(() => mastodon.close())

const WANTED = { name: 'Ada Wright', bio: 'Oak tables.\nMade by hand.\n\nAsk & visit.' }
const write = (change: Partial<ProfileChange> = {}, secret = channel.secret) =>
  module.publisher.writeProfile?.(channel.connection, secret, { wanted: WANTED, decide: () => 'write', ...change })
const patches = () => mastodon.ledger.filter(({ method }) => method === 'PATCH')

describe('changing a profile on Mastodon', () => {
  it('writes name and bio, and nothing else', async () => {
    expect(await write()).toEqual({ kind: 'written' })
    expect(mastodon.profile()).toEqual({ display_name: WANTED.name, note: WANTED.bio })
    expect(patches().map(({ body }) => body)).toEqual([
      { kind: 'json', value: { display_name: WANTED.name, note: WANTED.bio } },
    ])
  })

  it('tells the bio as it was typed and as everybody reads it, and writes nothing unless that is decided', async () => {
    mastodon.writeProfile({ note: 'Oak & elm.\nBy hand.' })
    const seen: CurrentTexts[] = []
    for (const decision of ['written', 'changed'] as const) {
      const decide = (current: CurrentTexts) => {
        seen.push(current)
        return decision
      }
      expect(await write({ decide })).toEqual({ kind: decision })
    }
    expect(seen[0]).toEqual({ name: 'Ada Lovelace', bios: ['Oak & elm.\nBy hand.', 'Oak & elm.\nBy hand.'] })
    expect(patches()).toEqual([])
  })

  it.each([
    ['texts that are too long', 'content_policy', { wanted: { ...WANTED, name: 'x'.repeat(31) } }, ['read', 'write']],
    ['access without that scope', 'permission', {}, ['read:accounts', 'write:statuses']],
  ])('is refused for %s', async (_what, kind, change, scopes) => {
    const secret = JSON.stringify({ ...JSON.parse(channel.secret), accessToken: mastodon.issueToken(scopes) })
    expect(await write(change, secret)).toMatchObject({ kind: 'refused', error: { kind } })
    expect(mastodon.profile().display_name).toBe('Ada Lovelace')
  })

  it('is refused once the access was taken back, and may be repeated after no answer', async () => {
    mastodon.script({ on: 'PATCH /api/v1/accounts/update_credentials', fault: { status: 503 } })
    expect(await write()).toMatchObject({ kind: 'refused', error: { kind: 'platform_down' } })
    mastodon.heal()
    expect(await write()).toEqual({ kind: 'written' })
    mastodon.endAccess()
    expect(await write()).toMatchObject({ kind: 'refused', error: { kind: 'token_expired' } })
  })
})

it('a network’s facts say that its profiles can be changed where its module can do it', () => {
  const { outside } = createOutside()
  const able = PLATFORMS.filter((platform) => PLATFORM_MODULES[platform](outside).publisher.writeProfile)
  expect(able).toEqual(PLATFORMS.filter((platform) => PLATFORM_PROFILES[platform]?.writes))
})
