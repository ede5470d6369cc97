import 'temporal-polyfill/global'
import { register, verifyFirebaseToken } from '@postwright/core/api/auth'
import { beginConnection } from '@postwright/core/api/connections'
import { uploadMedia } from '@postwright/core/api/media'
import { schedulePost, type When } from '@postwright/core/api/posts'
import { hashtagGroups } from '@postwright/core/collections/hashtag-groups'
import { posts } from '@postwright/core/collections/posts'
import { emptyDraft, type PostDraft } from '@postwright/core/model/post'
import { addressesOf } from './emulators/addresses.ts'
import type { RunPlan } from './emulators/run-plan.ts'
import { type ApiClient, apiClient, ApiFailure } from './seed/api-client.ts'
import { grantAdmin, signInWithPassword } from './seed/auth-emulator.ts'
import { DEMO_ADMIN, DEMO_USER, type DemoAccount } from './seed/demo-accounts.ts'
import { type DocumentWriter, documentWriter } from './seed/document-writer.ts'
import { DEMO_COUNT, measuredPosts } from './seed/measured-posts.ts'
import { demoPicture } from './seed/picture.ts'
import { writeAsOwner } from './seed/write-as-owner.ts'

/** The demo user at work: what the posts below are made with. */
type Desk = {
  api: ApiClient
  documents: DocumentWriter
  uid: string
  workspaceId: string
  connectionId: string
  handle: string
  tzid: string
}

const TAKEN = ['email_exists', 'username_taken']

/**
 * Demo data through the running product: two accounts, a sandbox channel, posts in three states, and groups of hashtags; and
 * half a year of posts with their numbers, which no call could produce.
 * Run again on the same data it leaves the accounts alone and adds nothing else.
 */
export async function seed(run: RunPlan): Promise<void> {
  const { api: base, auth } = addressesOf(run)
  const tzid = Intl.DateTimeFormat().resolvedOptions().timeZone
  const isNew = await registerOnce(base, DEMO_USER, tzid)
  await registerOnce(base, DEMO_ADMIN, tzid)
  const admin = await signInWithPassword(auth, DEMO_ADMIN.email, DEMO_ADMIN.password)
  await grantAdmin(auth, run.project, admin.localId)
  if (!isNew) return
  const desk = await sitDown(run, tzid)
  await publishPicturePost(desk)
  await planTomorrow(desk)
  await leaveDraft(desk)
  await keepHashtags(desk)
  await rememberMeasured(run, desk)
}

/** @returns false when the account is already there */
async function registerOnce(base: string, account: DemoAccount, tzid: string): Promise<boolean> {
  const { fullName: full_name, username, email, password } = account
  try {
    await apiClient(base, null).call(register, { full_name, username, email, password, time_zone: tzid })
    return true
  } catch (error) {
    if (error instanceof ApiFailure && error.code !== null && TAKEN.includes(error.code)) return false
    throw error
  }
}

async function sitDown(run: RunPlan, tzid: string): Promise<Desk> {
  const { api: base, auth, firestore } = addressesOf(run)
  const { idToken, localId: uid } = await signInWithPassword(auth, DEMO_USER.email, DEMO_USER.password)
  const { access_token, user } = await apiClient(base, null).call(verifyFirebaseToken, { firebase_id_token: idToken })
  const api = apiClient(base, access_token)
  const workspaceId = user.defaultWorkspaceId
  const begun = await api.call(beginConnection, { workspaceId, platform: 'sandbox', values: { name: 'Demo channel' } })
  const [channel] = begun.step === 'connected' ? begun.connections : []
  if (!channel) throw new Error('The demo channel was not connected.')
  const documents = documentWriter(firestore, run.project, { uid, idToken })
  return { api, documents, uid, workspaceId, connectionId: channel.id, handle: channel.handle, tzid }
}

async function publishPicturePost(desk: Desk): Promise<void> {
  const { media } = await desk.api.call(
    uploadMedia,
    { workspaceId: desk.workspaceId, name: 'morning.png' },
    demoPicture(),
  )
  await writePost(desk, 'demo-published', {
    text: 'Good morning! This one went out to the sandbox channel, picture and all. #hello',
    media: [{ mediaId: media.id, alt: 'A soft gradient from warm sand to evening blue' }],
    connectionIds: [desk.connectionId],
  })
  await schedule(desk, 'demo-published', { kind: 'now' })
}

async function planTomorrow(desk: Desk): Promise<void> {
  await writePost(desk, 'demo-scheduled', {
    text: 'Tomorrow at nine: the week in three sentences. https://postwright.app',
    connectionIds: [desk.connectionId],
  })
  const local = `${Temporal.Now.plainDateISO(desk.tzid).add({ days: 1 }).toString()}T09:00`
  await schedule(desk, 'demo-scheduled', { kind: 'at', local, tzid: desk.tzid })
}

async function leaveDraft(desk: Desk): Promise<void> {
  await writePost(desk, 'demo-draft', {
    text: 'An idea that still wants a second paragraph…',
    connectionIds: [desk.connectionId],
  })
}

async function keepHashtags({ documents, workspaceId }: Desk): Promise<void> {
  const groups = [
    { id: 'demo-mornings', name: 'Mornings', hashtags: ['goodmorning', 'coffee', 'slowmornings', 'breakfast'] },
    {
      id: 'demo-behind-the-scenes',
      name: 'Behind the scenes',
      hashtags: ['behindthescenes', 'smallbusiness', 'workinprogress'],
    },
  ]
  for (const { id, ...group } of groups) await documents.create(hashtagGroups, { workspaceId, id }, group)
}

/** What best times and what worked are told from. */
async function rememberMeasured(run: RunPlan, desk: Desk): Promise<void> {
  const { firestore } = addressesOf(run)
  await writeAsOwner({ firestore, project: run.project }, measuredPosts({ ...desk, now: Date.now() }, DEMO_COUNT))
}

async function writePost({ documents, workspaceId }: Desk, id: string, draft: Partial<PostDraft>): Promise<void> {
  await documents.create(posts, { workspaceId, id }, { ...emptyDraft(), ...draft })
}

async function schedule({ api, workspaceId }: Desk, postId: string, when: When): Promise<void> {
  await api.call(schedulePost, { workspaceId, postId, rev: 1, when })
}
