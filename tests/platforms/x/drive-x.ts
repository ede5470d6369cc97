import { pressAuthorize } from '../../fakes/support/press-authorize.ts'
import { makeCaptions } from '../../support/factories/captions.ts'
import { createProgress } from '../support/publisher-kit.ts'
import type { XKit } from './x-kit.ts'

const MINUTE = 60_000
const IMAGE = { mime: 'image/png', bytes: 1_900_000, alt: 'A hill' } as const
const VIDEO = { mime: 'video/mp4', bytes: 1_200_000, durationMs: 5_000 } as const

/** Everything that the product does on X, once: connecting, each kind of post, looking for a post, numbers, renewing and ending access. */
export async function driveX(kit: XKit): Promise<void> {
  const begun = await kit.connector.begin({}, kit.context)
  const back = await pressAuthorize(begun.kind === 'redirect' ? begun.url : '')
  await kit.connector.finish?.(back.searchParams.get('code') ?? '', '', kit.context)
  const secret = kit.access()
  const published = async (asked: Parameters<XKit['request']>[0]) => {
    const outcome = await kit.publish(kit.request({ secret, ...asked }))
    if (outcome.kind !== 'published') throw new Error(`X refused: ${JSON.stringify(outcome)}`)
    return outcome.remoteId
  }
  await published({ text: 'A link: https://example.com/a?b=c & more' })
  await published({ text: 'An image', files: [IMAGE] })
  await published({ text: 'Images', files: [IMAGE, IMAGE, IMAGE, IMAGE] })
  await published({ text: 'A video', files: [VIDEO], captions: makeCaptions('en', 'de') })
  const poll = { options: ['This', 'That'], duration: 60 * MINUTE, multiple: false }
  await published({ text: 'A poll', poll })
  for (const replySettings of ['following', 'mentionedUsers', 'subscribers', 'verified']) {
    await published({
      text: `For ${replySettings}`,
      settings: { replySettings, madeWithAi: true, paidPartnership: true },
    })
  }
  const first = await published({ text: 'One' })
  const part = { kind: 'reply', index: 1, replyTo: { root: first, parent: first } } as const
  await published({ text: 'Two, see https://example.com/two', part })
  const reply = kit.request({ secret, text: 'Two, see https://example.com/two', part })
  const found = await kit.publisher.reconcile(reply, createProgress().kept)
  if (found.kind !== 'published') throw new Error('The reply was not found.')
  await kit.publisher.metrics?.(kit.connection, secret, first)
  await kit.publisher.followers?.(kit.connection, secret)
  await kit.publisher.check(kit.connection, secret)
  const renewed = await kit.publisher.refresh?.(kit.connection, secret)
  await kit.publisher.revoke(kit.connection, renewed?.rotatedSecret ?? secret)
}

/** Calls that X refuses, each in another way. */
export async function driveXRefusals(kit: XKit): Promise<void> {
  await kit.publish(kit.request({ text: 'Once' }))
  await kit.publish(kit.request({ text: 'Once' }))
  await kit.publish(kit.request({ text: 'a'.repeat(281) }))
  await kit.publish(kit.request({ text: 'x', part: { kind: 'reply', index: 1, replyTo: { root: '1', parent: '1' } } }))
  await kit.publish(
    kit.request({
      text: 'No access',
      secret: JSON.stringify({ access: 'x', refresh: '', accessEndsAt: kit.now + 3_600_000 }),
    }),
  )
  await kit.publish(kit.request({ text: 'No scope', secret: kit.access(['tweet.read']) }))
  await kit.publisher.metrics?.(kit.connection, kit.access(), '1')
  const broken = kit.request({ files: [VIDEO] })
  const prepared = await kit.publisher.prepare(broken, createProgress())
  for (const media of kit.fake.state.media.values()) media.state = 'failed'
  if (prepared.kind === 'prepared') await kit.publisher.poll?.(broken, prepared.payload)
}
