import { READ_PROFILES } from '@postwright/core/platforms/profiles'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createProfileReader as createBlueskyReader } from '../../../functions/src/platforms/bluesky/module.ts'
import { createProfileReader as createMastodonReader } from '../../../functions/src/platforms/mastodon/module.ts'
import { PLATFORM_MODULES } from '../../../functions/src/platforms/modules.ts'
import type { Outside } from '../../../functions/src/platforms/platform-module.ts'
import { createSafeFetch } from '../../../functions/src/platforms/safe-fetch.ts'
import { type RadarSite, serveRadarSite } from '../../support/radar-site.ts'

let site: RadarSite
beforeEach(async () => {
  site = await serveRadarSite()
})
afterEach(() => site.close())

const json = (body: unknown) => ({ body: JSON.stringify(body) })
const outside = () =>
  ({
    fetch: createSafeFetch({ allowPrivate: true }),
    clock: Date,
    config: { appViewUrl: site.origin },
  }) as unknown as Outside

describe('the profile of an account', () => {
  it('on Bluesky is what the view of all accounts tells', async () => {
    site.set(
      '/xrpc/app.bsky.actor.getProfile?actor=did%3Aplc%3Aoak',
      json({
        did: 'did:plc:oak',
        handle: 'ada.example',
        displayName: 'Ada Wright',
        description: 'Oak tables.\nMade by hand.',
        pinnedPost: { uri: 'at://did:plc:oak/app.bsky.feed.post/1', cid: 'c' },
      }),
    )
    const read = createBlueskyReader(outside())
    expect(await read({ externalId: 'did:plc:oak', handle: 'old.example', name: 'Old', service: '' })).toEqual({
      kind: 'profile',
      profile: {
        name: 'Ada Wright',
        handle: '@ada.example',
        bio: 'Oak tables.\nMade by hand.',
        link: '',
        hasPinned: true,
      },
    })
    site.set('/xrpc/app.bsky.actor.getProfile', json({ did: 'did:plc:elm', handle: 'elm.example' }))
    expect(await read({ externalId: 'did:plc:elm', handle: 'elm.example', name: '', service: '' })).toMatchObject({
      profile: { name: '', bio: '', hasPinned: false },
    })
  })

  it('on Mastodon is what its instance tells, as text', async () => {
    site.set(
      '/api/v1/accounts/42',
      json({
        id: '42',
        display_name: 'Ada Wright',
        note: '<p>Oak tables.<br>Made by hand.</p><p>Ask &amp; visit</p>',
        fields: [
          { name: 'Pronouns', value: 'she' },
          { name: 'Shop', value: '<a href="https://ada.example/shop" rel="me">https://ada.example/shop</a>' },
        ],
      }),
    )
    site.set('/api/v1/accounts/42/statuses', json([{ id: '1' }]))
    const read = createMastodonReader(outside())
    const account = { externalId: '42@oak.social', handle: 'ada@oak.social', name: 'Ada', service: site.origin }
    const profile = {
      name: 'Ada Wright',
      handle: '@ada@oak.social',
      bio: expect.stringMatching(/^Oak tables\.\nMade by hand\.\n+Ask & visit$/),
      link: 'https://ada.example/shop',
      hasPinned: true,
    }
    expect(await read(account)).toEqual({ kind: 'profile', profile })
    site.set('/api/v1/accounts/42/statuses', { status: 401 })
    expect(await read(account)).toMatchObject({ profile: { hasPinned: false } })
  })

  it.each([
    ['is gone', { status: 410 }],
    ['is no JSON', { body: '<html>' }],
    ['has another form', json({ name: 'Ada' })],
    ['is megabytes long', { body: `"${'x'.repeat(3_000_000)}"` }],
  ])('that %s is a failure with its problem', async (_what, answer) => {
    site.set('/api/v1/accounts/42', answer)
    site.set('/xrpc/app.bsky.actor.getProfile', answer)
    const account = { externalId: '42@oak.social', handle: 'ada@oak.social', name: 'Ada', service: site.origin }
    expect(await createMastodonReader(outside())(account)).toMatchObject({ kind: 'failed' })
    expect(await createBlueskyReader(outside())(account)).toMatchObject({ kind: 'failed' })
  })

  it('is offered for the networks that tell it', () => {
    const found = Object.entries(PLATFORM_MODULES).filter(
      ([, create]) => create({ ...outside(), app: async () => null, baseUrl: null }).profileReader,
    )
    expect(found.map(([platform]) => platform).toSorted()).toEqual(READ_PROFILES)
  })
})
