import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeConnection } from '../../support/factories/connection.ts'
import { openTikTok, type TikTokKit } from './tiktok-kit.ts'

const MODERATION = 90 * 60_000

let kit: TikTokKit
beforeAll(async () => {
  kit = await openTikTok({ moderation: MODERATION })
})
afterAll(() => kit.close())

test('a post is published before moderation has named it, and is found under its own id and address afterwards', async () => {
  const secret = kit.access()
  const published = await kit.publish(kit.request({ secret }))
  expect(published).toMatchObject({ kind: 'published', url: 'https://www.tiktok.com/@tastytravels' })
  const { later } = kit.publisher
  const provisional = published.kind === 'published' ? published.remoteId : ''
  expect(later?.isProvisional(provisional)).toBe(true)
  const connection = makeConnection({ platform: 'tiktok', handle: 'tastytravels' })
  expect(await later?.locate(connection, secret, provisional)).toMatchObject({ kind: 'waiting' })
  kit.outside.clock.advance(MODERATION)
  const located = await later?.locate(connection, secret, provisional)
  expect(located).toMatchObject({
    kind: 'located',
    remoteId: expect.stringMatching(/^\d+$/),
    url: expect.stringMatching(/^https:\/\/www\.tiktok\.com\/@tastytravels\/video\/\d+$/),
  })
  const remoteId = located?.kind === 'located' ? located.remoteId : ''
  expect(later?.isProvisional(remoteId)).toBe(false)
})
