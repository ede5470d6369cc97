import { expect, test } from 'vitest'
import { postUrl } from '../../../functions/src/platforms/telegram/publish-post.ts'

test.each([
  [
    'of a public channel, by its name',
    { handle: '@fake_news', externalId: '-1001234567890' },
    'https://t.me/fake_news/7',
  ],
  [
    'of a private channel, for its members',
    { handle: '-1001234567890', externalId: '-1001234567890' },
    'https://t.me/c/1234567890/7',
  ],
  ['of a basic group, none', { handle: '-987654321', externalId: '-987654321' }, ''],
])('the address of a message %s', (_name, channel, address) => {
  expect(postUrl(channel, 7)).toBe(address)
})
