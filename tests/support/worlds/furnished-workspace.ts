import { uploadMedia } from '@postwright/core/api/media'
import type { When } from '@postwright/core/api/posts'
import type { Post } from '@postwright/core/model/post'
import { apiClient } from '../../../scripts/seed/api-client.ts'
import { signInWithPassword } from '../../../scripts/seed/auth-emulator.ts'
import { DEMO_DECK } from '../../../scripts/seed/demo-decks.ts'
import { writeDemoPlan } from '../../../scripts/seed/demo-plan.ts'
import { writeDemoStudio } from '../../../scripts/seed/demo-studio.ts'
import { documentWriter } from '../../../scripts/seed/document-writer.ts'
import { tickOnce } from '../../../scripts/tick.ts'
import { dataOf } from '../api.ts'
import { createCaller, type TestCaller } from '../callers.ts'
import { EMULATORS } from '../emulators.ts'
import { addMeasuredChannel } from './measured-posts.ts'
import { publisherAtWork } from './publisher-at-work.ts'

/** Time zone of the business. */
export const ZONE = 'Europe/Berlin'
const PICTURE_ALT = 'A corner joint of oak and walnut, freshly planed'

export type FurnishedWorkspace = {
  owner: TestCaller
  channelId: string
  deckId: string
  posts: { draft: string; rough: string; scheduled: string; published: string; failed: string }
}

/** Creates a small business for screenshots, with the same texts each time, posts of each kind, and a recent run of the scheduler. */
export async function furnishWorkspace(picture: Buffer): Promise<FurnishedWorkspace> {
  const owner = await createCaller({ fullName: 'Wilma Wright', timeZone: ZONE })
  const { open, plan, reaches, write } = publisherAtWork(owner)
  const workshop = await addMeasuredChannel(owner, Date.now())
  const journal = await open({ name: 'Workshop Journal', mode: 'refuse' })
  const desk = await deskOf(owner, workshop)
  await writeDemoStudio(desk)
  await writeDemoPlan(desk)
  const joint = await upload(owner, picture)
  const posts = {
    draft: await write(
      'Fresh from the workshop: our first dovetail joint in oak and walnut. https://example.com/notes #woodwork',
      workshop,
      joint,
    ),
    rough: await write(
      'The oak stools are back, and they are cheap for what they are.\n\nWe oil each one by hand, three coats, a day apart…',
      workshop,
    ),
    published: await plan(
      await write('The first chair of the year is finished, and it does not wobble.', workshop, joint),
    ),
    failed: await plan(await write('Tomorrow we open at nine. Bring something to repair.', journal)),
    scheduled: await plan(
      await write('Three ways to sharpen a chisel, the last one without a machine.', workshop),
      inDays(1, '09:00'),
    ),
  }
  await plan(await write('Open workshop on Saturday: two benches are still free.', workshop), inDays(1, '17:30'))
  await plan(await write('What we learned from a year of repairs', workshop, joint), inDays(3, '08:15'))
  await plan(await write('Oak, ash or cherry: which of them would you sit on?', workshop), inDays(5, '09:00'))
  await plan(await write('The spring course has dates. Six places, six planes.', workshop, joint), inDays(6, '12:00'))
  await write('Notes for the spring course', workshop)
  await write('A table that came back after thirty years', workshop, joint)

  await reaches(posts.published, workshop, 'published')
  await reaches(posts.failed, journal, 'failed')
  await tickOnce({ functions: EMULATORS.functions, project: EMULATORS.project }, new Date())
  return { owner, channelId: workshop, deckId: DEMO_DECK, posts }
}

/** Access for the demo data's writers to a caller's workspace. */
async function deskOf({ uid, workspaceId, email, password, accessToken }: TestCaller, connectionId: string) {
  const { idToken } = await signInWithPassword(`http://${EMULATORS.auth}`, email, password)
  const documents = documentWriter(`http://${EMULATORS.firestore}`, EMULATORS.project, { uid, idToken })
  const api = apiClient(EMULATORS.api, accessToken)
  return { api, documents, uid, workspaceId, connectionId, tzid: ZONE }
}

async function upload(owner: TestCaller, picture: Buffer): Promise<Post['media']> {
  const file = { bytes: picture, type: 'image/jpeg' }
  const { workspaceId } = owner
  const { media } = dataOf(await owner.call(uploadMedia, { workspaceId, name: 'dovetail.jpg' }, { file }))
  return [{ mediaId: media.id, alt: PICTURE_ALT }]
}

function inDays(days: number, clock: string): When {
  const local = `${Temporal.Now.plainDateISO(ZONE).add({ days }).toString()}T${clock}`
  return { kind: 'at', local, tzid: ZONE }
}
