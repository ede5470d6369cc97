import { emptyDraft } from '@postwright/core/model/post'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { expect, test } from 'vitest'
import { freezeFor } from '../../functions/src/domain/posts/freeze-content.ts'
import { makeConnection } from '../support/factories/connection.ts'

const { title, comment, settings } = emptyDraft()

function frozen(linkCard: boolean, own = settings) {
  const connection = makeConnection({ id: 'c1', platform: 'bluesky' })
  const post = {
    text: 'https://example.com',
    title,
    comment,
    settings: own,
    linkCard,
    poll: null,
    thread: [],
    media: [],
  }
  return freezeFor([{ connection, post }])[0]?.content.settings
}

test('a post without link cards has none on any channel whose network can do without', () => {
  const cards = Object.values(PLATFORM_CONTRACTS).flatMap((contract) =>
    contract.settings.filter((field) => field.kind === 'switch' && 'isLinkCard' in field).map(({ key }) => key),
  )
  expect(cards.length).toBeGreaterThan(1)
  expect(frozen(false)).toMatchObject({ linkCard: false })
  expect(frozen(false, [{ connectionId: 'c1', key: 'linkCard', value: 'on' }])).toMatchObject({ linkCard: false })
})

test('otherwise the channel decides, and the post for that channel', () => {
  expect(frozen(true)).toMatchObject({ linkCard: true })
  expect(frozen(true, [{ connectionId: 'c1', key: 'linkCard', value: 'off' }])).toMatchObject({ linkCard: false })
})
