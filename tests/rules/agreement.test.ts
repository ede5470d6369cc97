import fc from 'fast-check'
import { deleteField, doc, setDoc, updateDoc } from 'firebase/firestore/lite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { POST_MEDIA_MAX } from '@postwright/core/limits'
import { POST_SCHEMA, postDraftSchema, postMediaSchema, postSchema } from '@postwright/core/model/post'
import { paths } from '@postwright/core/paths'
import { IS_DEEP } from '../support/deep.ts'
import { verdictOn } from '../support/expect-denied.ts'
import { makePost } from '../support/factories/post.ts'
import { HERE, makeWorkspaces, place } from '../support/factories/world.ts'
import { openWorld, type RulesWorld } from '../support/rules.ts'
import { ABSENT, mutatedDrafts, mutatedPosts } from './cases/post-documents.ts'
import { draftChange, newPostFields } from './cases/post-writes.ts'

const SETTINGS = { seed: 20_261_120, numRuns: IS_DEEP ? 400 : 150 }

/** The model's schemas without tolerance for unknown keys, and narrowed to what a post is when it begins. */
const strictDraft = z.strictObject({
  ...postDraftSchema.shape,
  media: z.array(z.strictObject(postMediaSchema.shape)).max(POST_MEDIA_MAX),
})
const strictNewPost = z.strictObject({
  ...postSchema.omit({ id: true }).shape,
  ...strictDraft.shape,
  schema: z.literal(POST_SCHEMA),
  rev: z.literal(1),
  createdBy: z.literal('editor'),
  generation: z.literal(0),
  lifecycle: z.literal('draft'),
  nextAt: z.null(),
  publishedAt: z.null().optional(),
})

const EDITED = paths.post(HERE, 'edited')

let world: RulesWorld
beforeAll(async () => {
  world = await openWorld('demo-rules-agreement')
  await world.seed([...makeWorkspaces(), place(EDITED, makePost())])
})
afterAll(() => world.close())

it('lets a person begin exactly those posts that the schema accepts', async () => {
  const tally = { allowed: 0, denied: 0 }
  let count = 0
  const { createdAt, updatedAt, ...base } = newPostFields('editor')
  const times = { createdAt: 1, updatedAt: 1 }
  await fc.assert(
    fc.asyncProperty(mutatedPosts({ ...base, ...times }), async (generated) => {
      const fields = present(generated)
      const expected = strictNewPost.safeParse(fields).success ? 'allowed' : 'denied'
      const stored = {
        ...fields,
        ...(fields.createdAt === times.createdAt && { createdAt }),
        ...(fields.updatedAt === times.updatedAt && { updatedAt }),
      }
      const path = paths.post(HERE, `generated-${(count += 1)}`)
      expect(await verdictOn(setDoc(doc(world.as('editor'), path), stored))).toBe(expected)
      tally[expected] += 1
    }),
    SETTINGS,
  )
  expectBoth(tally)
})

it('lets a person save exactly those drafts that the schema accepts', async () => {
  const tally = { allowed: 0, denied: 0 }
  let rev = 1
  await fc.assert(
    fc.asyncProperty(mutatedDrafts, async (generated) => {
      const expected = strictDraft.safeParse(present(generated)).success ? 'allowed' : 'denied'
      const change = draftChange(rev + 1, removing(generated))
      const verdict = await verdictOn(updateDoc(doc(world.as('editor'), EDITED), change))
      if (verdict === 'allowed') rev += 1
      expect(verdict).toBe(expected)
      tally[expected] += 1
    }),
    SETTINGS,
  )
  expectBoth(tally)
})

/** A generator that produced only right or only wrong documents would prove nothing. */
function expectBoth(tally: { allowed: number; denied: number }): void {
  expect(tally.allowed).toBeGreaterThan(SETTINGS.numRuns / 5)
  expect(tally.denied).toBeGreaterThan(SETTINGS.numRuns / 5)
}

function present(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ABSENT))
}

function removing(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, value === ABSENT ? deleteField() : value]),
  )
}
