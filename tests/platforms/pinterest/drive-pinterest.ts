import { makeConnection } from '../../support/factories/connection.ts'
import { pressAuthorize } from '../../fakes/support/press-authorize.ts'
import { createProgress } from '../support/publisher-kit.ts'
import { BOARD, type PinterestKit } from './pinterest-kit.ts'

const IMAGE = { mime: 'image/jpeg', bytes: 16, alt: 'A red tomato' } as const
const VIDEO = { mime: 'video/mp4', bytes: 4_000, durationMs: 8_000 } as const
const CHANNEL = makeConnection({ platform: 'pinterest' })

/** Everything that the product does on Pinterest, once: connecting, each kind of pin, looking for a pin, numbers, renewing access. */
export async function drivePinterest(kit: PinterestKit): Promise<void> {
  const begun = await kit.connector.begin({}, kit.context)
  const back = await pressAuthorize(begun.kind === 'redirect' ? begun.url : '')
  await kit.connector.finish?.(back.searchParams.get('code') ?? '', '', kit.context)
  const secret = kit.access()
  await publish(kit, { secret, title: 'Tomatoes', text: 'How to grow them: example.com/tomatoes' })
  await publish(kit, { secret, settings: { section: `${BOARD}/549755885180`, link: 'https://example.com/salads' } })
  await publish(kit, { secret, text: 'd'.repeat(800), title: 't'.repeat(100) })
  await publish(kit, { secret, files: Array.from({ length: 5 }, () => IMAGE) })
  const { request, remoteId } = await publish(kit, {
    secret,
    text: 'A video',
    files: [VIDEO],
    settings: { coverSecond: '3' },
  })
  await kit.publisher.reconcile(request, createProgress().kept)
  await kit.publisher.metrics?.(CHANNEL, secret, remoteId)
  await kit.publisher.followers?.(CHANNEL, secret)
  kit.fake.state.boards = Array.from({ length: 251 }, (_, at) => ({
    id: String(at + 1),
    name: `Board ${at}`,
    privacy: 'PUBLIC',
  }))
  await kit.publisher.check(CHANNEL, secret)
  await kit.publisher.refresh?.(CHANNEL, secret)
}

/** Calls that Pinterest refuses, each in another way. */
export async function drivePinterestRefusals(kit: PinterestKit): Promise<void> {
  await tryPublish(kit, { text: 'd'.repeat(801) })
  await tryPublish(kit, { settings: { board: '123' } })
  await tryPublish(kit, { secret: JSON.stringify({ access: 'x', refresh: '', accessEndsAt: kit.now + 3_600_000 }) })
  await tryPublish(kit, { secret: kit.access(['pins:read']) })
  await tryPublish(kit, { filesAt: kit.fake.url })
  await kit.publisher.metrics?.(CHANNEL, kit.access(), '1')
}

type Asked = Parameters<PinterestKit['request']>[0] & { filesAt?: string }

async function publish(kit: PinterestKit, asked: Asked) {
  const { request, outcome } = await tryPublish(kit, asked)
  if (outcome.kind !== 'published') throw new Error(`Pinterest refused: ${JSON.stringify(outcome)}`)
  return { request, remoteId: outcome.remoteId }
}

async function tryPublish(kit: PinterestKit, asked: Asked) {
  const request = kit.request(asked)
  const progress = createProgress()
  const prepared = await kit.publisher.prepare(request, progress)
  if (prepared.kind !== 'prepared') return { request, outcome: prepared }
  for (let look = 0; look < 3; look += 1) {
    const polled = await kit.publisher.poll?.(request, prepared.payload)
    if (polled?.kind !== 'processing') break
  }
  return { request, outcome: await kit.publisher.publish(request, prepared.payload, progress) }
}
