import fc from 'fast-check'
import { expect, it, describe } from 'vitest'
import type { PostVersion } from '@postwright/core/collections/post-versions'
import { POST_VERSION_SPAN, POST_VERSIONS_MAX } from '@postwright/core/limits'
import { emptyDraft, type PostDraft } from '@postwright/core/model/post'
import { keepVersion, type WrittenDraft } from '../../functions/src/domain/posts/save-version.ts'
import { createMemoryVersions } from '../support/memory/post-versions.ts'

const PLACE = { workspaceId: 'w1', postId: 'p1' }
const START = 1_000 * POST_VERSION_SPAN

type Step = { author: string; after: number; text: string }

/** The writes of a post, one after the other; equal texts are writes that change nothing of the draft. */
function writesOf(steps: readonly Step[]): WrittenDraft[] {
  let at = START
  return steps.map(({ author, after, text }, i) => {
    at += after
    return { rev: i + 1, author, at, draft: { ...emptyDraft(), text } }
  })
}

const goesOn = (before: WrittenDraft, after: WrittenDraft) =>
  before.author === after.author && after.at - before.at <= POST_VERSION_SPAN
const shown = ({ createdBy, draft }: PostVersion) => `${createdBy}: ${draft.text}`
const said = ({ author, draft }: WrittenDraft) => `${author}: ${draft.text}`

async function follow(steps: readonly Step[], order?: readonly number[]) {
  const store = createMemoryVersions()
  const writes = writesOf(steps)
  for (const at of order ?? writes.keys()) {
    const after = writes[at]
    if (after) await keepVersion(store.needs, PLACE, writes[at - 1] ?? null, after)
  }
  return { ...store, writes }
}

describe('the versions of a post', () => {
  it('are one for each insert, fix and restore, however soon they follow the typing before', async () => {
    const long = 'A signature that nobody could have typed within a single second of time. '.repeat(3)
    const { versions } = await follow([
      { author: 'ada', after: 0, text: 'Six stools from on' },
      { author: 'ada', after: 1_000, text: 'Six stools from one plank' },
      { author: 'ada', after: 1_000, text: `Six stools from one plank ${long}` },
      { author: 'ada', after: 1_000, text: `Six stools from one plank ${long}.` },
      { author: 'ada', after: 1_000, text: 'Six stools from one plank' },
    ])
    expect(versions().map(({ draft }) => draft.text.length)).toEqual([25, 25 + long.length + 2, 25])
  })

  it('go on while the same person types, and begin anew after two minutes of rest', async () => {
    const { versions } = await follow([
      { author: 'ada', after: 0, text: 'O' },
      { author: 'ada', after: POST_VERSION_SPAN, text: 'On' },
      { author: 'ada', after: POST_VERSION_SPAN, text: 'One' },
      { author: 'ada', after: POST_VERSION_SPAN + 1, text: 'One.' },
    ])
    expect(versions().map(shown)).toEqual(['ada: One', 'ada: One.'])
  })

  it('are one for each choice that is no text', async () => {
    const store = createMemoryVersions()
    const at = (rev: number, draft: Partial<PostDraft>): WrittenDraft => ({
      rev,
      author: 'ada',
      at: START + rev * 1_000,
      draft: { ...emptyDraft(), ...draft },
    })
    const writes = [
      at(1, { text: 'One' }),
      at(2, { text: 'One', connectionIds: ['c1'] }),
      at(3, { connectionIds: ['c1'] }),
    ]
    for (const [place, write] of writes.entries()) {
      await keepVersion(store.needs, PLACE, writes[place - 1] ?? null, write)
    }
    expect(store.versions().map(({ postRev }) => postRev)).toEqual([1, 3])
  })

  it('are what each author has left', async () => {
    const { versions } = await follow([
      { author: 'ada', after: 0, text: 'O' },
      { author: 'ada', after: 1_000, text: 'One' },
      { author: 'ben', after: 1_000, text: 'Two' },
      { author: 'ada', after: 1_000, text: 'Thr' },
      { author: 'ada', after: 1_000, text: 'Three' },
      { author: 'ada', after: POST_VERSION_SPAN + 1, text: 'Four' },
    ])
    expect(versions().map(shown)).toEqual(['ada: One', 'ben: Two', 'ada: Three', 'ada: Four'])
  })

  it('are not made by writes that leave the draft as it is', async () => {
    const { versions } = await follow([
      { author: 'ada', after: 0, text: 'One' },
      { author: 'ben', after: POST_VERSION_SPAN, text: 'One' },
    ])
    expect(versions().map(shown)).toEqual(['ada: One'])
  })

  it('are no more than fifty, the oldest of which goes first', async () => {
    const steps = Array.from({ length: POST_VERSIONS_MAX + 5 }, (_, i) => ({
      author: 'ada',
      after: POST_VERSION_SPAN + 1,
      text: `Text ${i}`,
    }))
    const { versions } = await follow(steps)
    expect(versions()).toHaveLength(POST_VERSIONS_MAX)
    expect(versions()[0]?.draft.text).toBe('Text 5')
  })

  it('are not made for a post that is gone', async () => {
    const store = createMemoryVersions({ exists: false })
    const [write] = writesOf([{ author: 'ada', after: 0, text: 'One' }])
    if (write) await keepVersion(store.needs, PLACE, null, write)
    expect(store.versions()).toEqual([])
  })
})

const steps = fc.array(
  fc.record({
    author: fc.constantFrom('ada', 'ben'),
    after: fc.constantFrom(1_000, 60_000, POST_VERSION_SPAN + 1),
    text: fc.constantFrom('oak', 'elm', 'ash', 'yew', 'fir'),
  }),
  { minLength: 1, maxLength: 12 },
)

/** Each event at least once, in any order. */
const delivered = steps.chain((all) =>
  fc.record({
    all: fc.constant(all),
    order: fc
      .tuple(
        fc.shuffledSubarray([...all.keys()], { minLength: all.length }),
        fc.array(fc.nat({ max: all.length - 1 }), { maxLength: 6 }),
      )
      .map(([once, again]) => [...once, ...again]),
  }),
)

it('whatever the order and number of the events, what each author has left is there, and each version is a draft that was', async () => {
  const property = fc.asyncProperty(delivered, async ({ all, order }) => {
    const { versions, writes } = await follow(all, order)
    const changing = writes.filter(({ draft }, i) => draft.text !== writes[i - 1]?.draft.text)
    const ends = changing.filter((write, i) => {
      const next = changing[i + 1]
      return !next || !goesOn(write, next)
    })
    const found = versions().map(shown)
    expect(found).toEqual(expect.arrayContaining(ends.map(said)))
    expect(writes.map(said)).toEqual(expect.arrayContaining(found))
  })
  await fc.assert(property, { numRuns: 500 })
})
