import { withApproval } from '@postwright/core/approvals/needed-approvals'
import { approversOf } from '../support/approvals.ts'
import { type PublishContent, publishContentSchema } from '@postwright/core/publishing/content'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { planVariant, replanVariant } from '../../functions/src/domain/posts/plan-variant.ts'
import { channelHashOf, contentHashOf } from '../../functions/src/domain/publishing/contents.ts'
import { createTestClock } from '../support/clock.ts'
import { makeConnection } from '../support/factories/connection.ts'
import { toZonedTime } from '@postwright/core/time/zoned-time'

const clock = createTestClock(Date.UTC(2026, 10, 20, 12))
const scheduled = toZonedTime('2026-11-21T09:30', 'Europe/Berlin')

/** Content in which every field that a publisher can read has a value of its own. */
const WHOLE: PublishContent = {
  text: 'A post',
  media: [
    {
      mediaId: 'a'.repeat(64),
      alt: 'A lamp',
      mime: 'video/mp4',
      bytes: 10,
      width: 20,
      height: 30,
      durationMs: 40,
      pages: 50,
      captions: [{ language: 'en', file: 'WEBVTT' }],
    },
    { mediaId: 'b'.repeat(64), alt: '', mime: 'image/jpeg', bytes: 1, width: 1, height: 1, durationMs: 1, pages: 1 },
  ],
  title: 'A title',
  poll: { options: ['Yes', 'No'], duration: 60_000, multiple: false },
  settings: { linkCard: true, coverSecond: '2' },
}

type Place = (string | number)[]

/** The places of all leaf values in a value. */
function placesIn(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place]
  return Object.entries(value).flatMap(([name, inner]) =>
    placesIn(inner, [...place, Array.isArray(value) ? Number(name) : name]),
  )
}

/** The same content with another value at one place. */
function changedAt(place: Place): PublishContent {
  const copy: unknown = structuredClone(WHOLE)
  const last = place.at(-1) ?? ''
  const holder = place.slice(0, -1).reduce<unknown>((at, name) => Reflect.get(Object(at), name), copy)
  const value: unknown = Reflect.get(Object(holder), last)
  Reflect.set(Object(holder), last, otherThan(value, String(last)))
  return publishContentSchema.parse(copy)
}

function otherThan(value: unknown, name: string): unknown {
  if (name === 'mime') return value === 'image/png' ? 'image/webp' : 'image/png'
  if (name === 'language') return 'de'
  if (name === 'mediaId') return 'c'.repeat(64)
  if (typeof value === 'boolean') return !value
  return typeof value === 'number' ? value + 1 : `${String(value)}!`
}

const PLACES = placesIn(WHOLE).map((place) => ({ name: place.join('.'), place }))

const BY_OWNER = { by: { kind: 'member', uid: 'owner' }, side: 'internal', approvedAt: 1 } as const

describe('what an approval is of', () => {
  test('names every field of the content that publishers get', () => {
    const described = placesIn(namesOf(z.toJSONSchema(publishContentSchema, { io: 'input', unrepresentable: 'any' })))
    const known = new Set(PLACES.map(({ place }) => place.filter((name) => typeof name === 'string').join('.')))
    for (const place of described) {
      const name = place.join('.')
      expect(
        [...known].some((each) => each === name || each.startsWith(`${name}.`)),
        name,
      ).toBe(true)
    }
  })

  test.each(PLACES)('is another publication with another $name, and loses its approval', ({ place }) => {
    const content = changedAt(place)
    expect(contentHashOf(content)).not.toBe(contentHashOf(WHOLE))
    const connection = makeConnection()
    const plan = {
      workspaceId: 'w1',
      postId: 'p1',
      connection,
      content: WHOLE,
      scheduled,
      generation: 1,
      actor: 'owner',
    }
    const approved = withApproval(planVariant(clock, plan), BY_OWNER)
    expect(approversOf(replanVariant(clock, approved, { scheduled, generation: 2, content }))).toEqual([])
    expect(approversOf(replanVariant(clock, approved, { scheduled, generation: 2, content: WHOLE }))).toEqual(['owner'])
  })

  test('is another publication with a file, a caption, an option or a setting more or less', () => {
    const [video, picture] = WHOLE.media
    const others: PublishContent[] = [
      { ...WHOLE, media: video ? [video] : [] },
      { ...WHOLE, media: picture && video ? [picture, video] : [] },
      { ...WHOLE, media: WHOLE.media.map((file) => ({ ...file, captions: [] })) },
      { ...WHOLE, poll: null },
      { ...WHOLE, settings: { linkCard: true } },
    ]
    const hashes = [WHOLE, ...others].map(contentHashOf)
    expect(new Set(hashes).size).toBe(hashes.length)
  })

  test('is the whole thread of a channel, its order and what each part is', () => {
    const part = (text: string) => ({ ...WHOLE, text })
    const post = { kind: 'post', content: WHOLE } as const
    const [two, three] = [part('Two'), part('Three')].map((content) => ({ kind: 'reply', content }) as const)
    const comment = { kind: 'comment', content: part('Two') } as const
    if (!two || !three) throw new Error('no parts')
    const hashes = [[post], [post, two], [post, two, three], [post, three, two], [post, comment]].map((parts) =>
      channelHashOf([parts[0] ?? post, ...parts.slice(1)]),
    )
    expect(new Set(hashes).size).toBe(hashes.length)
    expect(channelHashOf([post])).toBe(contentHashOf(WHOLE))
  })

  test('stays approved where an approval was stored with an earlier kind of hash and nothing has changed', () => {
    const { captions: _captions, ...old } = WHOLE.media[0] ?? { alt: '' }
    const content = publishContentSchema.parse({ ...WHOLE, media: [old] })
    const plan = {
      workspaceId: 'w1',
      postId: 'p1',
      connection: makeConnection(),
      content,
      scheduled,
      generation: 1,
      actor: 'owner',
    }
    const stored = withApproval({ ...planVariant(clock, plan), contentHash: '0'.repeat(64) }, BY_OWNER)
    const again = { ...content, media: content.media.map((file) => ({ ...file, captions: [] })) }
    expect(approversOf(replanVariant(clock, stored, { scheduled, generation: 2, content: again }))).toEqual(['owner'])
    const captioned = {
      ...content,
      media: content.media.map((file) => ({ ...file, captions: [{ language: 'en', file: 'WEBVTT' }] })),
    }
    expect(approversOf(replanVariant(clock, stored, { scheduled, generation: 2, content: captioned }))).toEqual([])
  })
})

/** The names of a JSON schema's fields, nested as they are. */
function namesOf(schema: unknown): unknown {
  const { properties, items, anyOf = [] } = nodeSchema.parse(schema)
  if (items !== undefined) return namesOf(items)
  const [option] = anyOf.map(namesOf).filter((names) => names !== null)
  if (option !== undefined) return option
  if (!properties) return null
  return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, namesOf(inner)]))
}

const nodeSchema = z.object({
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
})
