import { connectSandbox } from '@postwright/core/api/connections'
import { uploadMedia } from '@postwright/core/api/media'
import { schedulePost, type When } from '@postwright/core/api/posts'
import { setSandbox } from '@postwright/core/api/sandbox'
import type { Post } from '@postwright/core/model/post'
import type { Variant } from '@postwright/core/model/variant'
import { variantId } from '@postwright/core/model/variant'
import { paths } from '@postwright/core/paths'
import { expect, vi } from 'vitest'
import { tickOnce } from '../../scripts/tick.ts'
import { dataOf } from './api.ts'
import { createCaller, type TestCaller } from './callers.ts'
import { fieldsOf } from './documents.ts'
import { addDraft } from './drafts.ts'
import { EMULATORS } from './emulators.ts'

/** Where the business is. */
export const ZONE = 'Europe/Berlin'
const PICTURE_ALT = 'A corner joint of oak and walnut, freshly planed'

export type FurnishedWorkspace = {
  owner: TestCaller
  channelId: string
  posts: { draft: string; scheduled: string; published: string; failed: string }
}

/** A small business at work, for pictures: the same words each time, posts of every kind, a scheduler that runs. */
export async function furnishWorkspace(picture: Buffer): Promise<FurnishedWorkspace> {
  const owner = await createCaller({ fullName: 'Wilma Wright', timeZone: ZONE })
  const { workspaceId } = owner
  const open = async (name: string) => dataOf(await owner.call(connectSandbox, { workspaceId, name })).id
  const [workshop, journal] = [await open('Wright Workshop'), await open('Workshop Journal')]
  dataOf(await owner.call(setSandbox, { workspaceId, connectionId: journal, mode: 'refuse', lookup: true }))
  const file = { bytes: picture, type: 'image/jpeg' }
  const { media } = dataOf(await owner.call(uploadMedia, { workspaceId, name: 'dovetail.jpg' }, { file }))
  const joint: Post['media'] = [{ mediaId: media.id, alt: PICTURE_ALT }]

  const write = (text: string, channel: string, pictures: Post['media'] = []) =>
    addDraft(owner, { text, connectionIds: [channel], media: pictures })
  const plan = async (postId: string, when: When) => {
    dataOf(await owner.call(schedulePost, { workspaceId, postId, rev: 1, when }))
    return postId
  }
  const posts = {
    draft: await write(
      'Fresh from the workshop: our first dovetail joint in oak and walnut. https://example.com/notes #woodwork',
      workshop,
      joint,
    ),
    published: await plan(
      await write('The first chair of the year is finished, and it does not wobble.', workshop, joint),
      { kind: 'now' },
    ),
    failed: await plan(await write('Tomorrow we open at nine. Bring something to repair.', journal), { kind: 'now' }),
    scheduled: await plan(await write('Three ways to sharpen a chisel, the last one without a machine.', workshop), {
      kind: 'at',
      local: localTime(1, '09:00'),
      tzid: ZONE,
    }),
  }
  await plan(await write('Open workshop on Saturday: two benches are still free.', workshop), {
    kind: 'at',
    local: localTime(1, '17:30'),
    tzid: ZONE,
  })
  await plan(await write('What we learned from a year of repairs', workshop, joint), {
    kind: 'at',
    local: localTime(3, '08:15'),
    tzid: ZONE,
  })
  await write('Notes for the spring course', workshop)

  await reaches(owner, posts.published, workshop, 'published')
  await reaches(owner, posts.failed, journal, 'failed')
  await tickOnce({ functions: EMULATORS.functions, project: EMULATORS.project }, new Date())
  return { owner, channelId: workshop, posts }
}

function localTime(days: number, clock: string): string {
  return `${Temporal.Now.plainDateISO(ZONE).add({ days }).toString()}T${clock}`
}

async function reaches(owner: TestCaller, postId: string, channel: string, state: Variant['state']): Promise<void> {
  const path = paths.variant(owner.workspaceId, variantId(postId, channel))
  await vi.waitFor(async () => expect((await fieldsOf(path))?.['state']).toBe(state), {
    timeout: 60_000,
    interval: 300,
  })
}
