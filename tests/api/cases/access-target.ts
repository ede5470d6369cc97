import { ENDPOINTS } from '@postwright/core/api/endpoints'
import { createSeries } from '@postwright/core/api/series'
import { uploadMedia } from '@postwright/core/api/media'
import { importRadarPosts } from '@postwright/core/api/radar'
import { saveQueue } from '@postwright/core/api/queues'
import { beginUpload } from '@postwright/core/api/uploads'
import { startExport } from '@postwright/core/api/account-export'
import type { QueueDraft } from '@postwright/core/model/queue'
import { variantId } from '@postwright/core/model/variant'
import { paths } from '@postwright/core/paths'
import { callApi, dataOf } from '../../support/api.ts'
import { createCaller, idTokenFor, newPerson, signInCaller, type TestCaller } from '../../support/callers.ts'
import { fieldsOf, setFields } from '../../support/documents.ts'
import { addCampaign, addChannel, addDraft, addLinkPage, tomorrow } from '../../support/drafts.ts'
import { makePicture } from '../../support/pictures.ts'
import { triggersRan } from '../../support/triggers-ran.ts'
import { PLAN_TERMS } from '../../support/factories/plan-terms.ts'
import { fileFor } from './access-file.ts'
import { SECOND_FACTOR_INPUTS } from './second-factor-inputs.ts'
import { ACCESS_PDF } from './access-pdf.ts'
import { adminInputs } from './admin-inputs.ts'
import { MONEY_INPUTS } from './money-inputs.ts'
import { AIMED_AT_NOBODY, PEOPLE_INPUTS } from './people-inputs.ts'
import { mediaInputs } from './media-inputs.ts'
import type { EndpointName, Outcome } from './access-kinds.ts'
import { codeOf, kindFor, RADAR_TABLE, WORD_INPUTS } from './access-words.ts'

/** One slot each evening; posts are evergreen. */
const QUEUE: QueueDraft = {
  name: 'Evenings',
  connectionIds: [],
  tzid: 'UTC',
  slots: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, time: '18:00' })),
  evergreen: { order: 'oldest', gapDays: 7, repeatsMax: 0, expiryDays: 0 },
}

function slotNextWeek(): number {
  return new Date(Date.now() + 8 * 24 * 60 * 60 * 1000).setUTCHours(18, 0, 0, 0)
}

/** The user of the matrix, with one record of each kind that endpoints act on. */
export type Target = {
  user: TestCaller
  connectionId: string
  postId: string
  mediaId: string
  seriesId: string
  /** Another session of the user's. */
  sessionId: string
  jobId: string
  uploadId: string
  queueId: string
  campaignId: string
  pageId: string
  idToken: string
}

export async function createTarget(): Promise<Target> {
  const user = await createCaller()
  const channel = await addChannel(user)
  const postId = await addDraft(user, { text: 'Mine', connectionIds: [channel.id] })
  const file = { bytes: await makePicture('png'), type: 'image/png' }
  const { media } = dataOf(await user.call(uploadMedia, { workspaceId: user.workspaceId, name: 'mine.png' }, { file }))
  const { refreshToken } = await signInCaller(user)
  const queue = { workspaceId: user.workspaceId, queueId: 'queue1', rev: 0, draft: QUEUE }
  const { queue: saved } = dataOf(await user.call(saveQueue, queue))
  const { jobId } = dataOf(await user.call(startExport, {}))
  const series = await addSeries(user, channel.id)
  dataOf(await user.call(importRadarPosts, { ...RADAR_TABLE, workspaceId: user.workspaceId }))
  await triggersRan(user, { posts: [postId, ...series.posts], exportId: jobId })
  return {
    user,
    connectionId: channel.id,
    postId,
    mediaId: media.id,
    seriesId: series.id,
    queueId: saved.id,
    campaignId: await addCampaign(user),
    pageId: await addLinkPage(user),
    sessionId: refreshToken.split('.')[0] ?? '',
    jobId,
    uploadId: dataOf(await user.call(beginUpload, { workspaceId: user.workspaceId, ...ACCESS_PDF.announced })).uploadId,
    idToken: await idTokenFor(user.email, user.password),
  }
}

const DAY = 86_400_000

/** Two days from tomorrow on. */
function twoDays() {
  const rule = {
    rhythm: { kind: 'daily', interval: 1 },
    startsOn: tomorrow().local.slice(0, 10),
    end: { kind: 'after', count: 2 },
  } as const
  return { rule, time: '23:30', tzid: 'UTC' }
}

/** A series and its two posts. */
async function addSeries(user: TestCaller, connectionId: string): Promise<{ id: string; posts: string[] }> {
  const postId = await addDraft(user, { text: 'Again and again', connectionIds: [connectionId] })
  const input = { workspaceId: user.workspaceId, postId, rev: 1, times: twoDays() }
  const { id } = dataOf(await user.call(createSeries, input)).series
  const second = new Date(Date.now() + 2 * DAY).toISOString().slice(0, 10)
  return { id, posts: [postId, `${id}_${second}`] }
}

/** Calls an endpoint on the target with valid input. A `caller` of null is not signed in. */
export async function outcomeAt(target: Target, name: EndpointName, caller: TestCaller | null): Promise<Outcome> {
  const endpoint = ENDPOINTS[name]
  const { shape } = endpoint.input as unknown as { shape: Record<string, unknown> }
  const isUser = caller === target.user
  const inputs: Record<string, unknown> = {
    ...(await inputsAt(target, name, caller)),
    // Only the user has valid secrets.
    ...(!isUser && { refreshToken: 'none' }),
    ...(!isUser && name !== 'reauthenticate' && { firebase_id_token: 'none' }),
  }
  const named = Object.fromEntries(Object.entries(inputs).filter(([key]) => key in shape))
  const file = endpoint.body === 'binary' ? { file: await fileFor(endpoint.file) } : {}
  const reply = await callApi(endpoint, named as never, { token: caller?.accessToken, ...file })
  return reply.ok ? 'ok' : reply.error.code
}

const ROLES: Partial<Record<EndpointName, string>> = { createInvites: 'viewer', changeMember: 'editor' }
const STATES: Partial<Record<EndpointName, string>> = {
  setProductFontState: 'published',
  settlePayout: 'processing',
  listFailedPosts: 'failed',
}

function codeFor(name: EndpointName, caller: TestCaller | null): string {
  if (name === 'setReferralCode') return codeOf(caller)
  if (name === 'confirmApp') return '000000'
  return name === 'setCodeOffer' ? 'NO-SUCH-CODE' : 'a code'
}

/** Values for the input fields of all endpoints, naming the user's records. The caller picks the fields of one contract. */
async function inputsAt(
  target: Target,
  name: EndpointName,
  caller: TestCaller | null,
): Promise<Record<string, unknown>> {
  const { user, connectionId, postId, mediaId, seriesId, queueId, sessionId, jobId, uploadId, idToken } = target
  const { campaignId, pageId } = target
  // `resolveVariant` needs a publication that waits for a decision.
  if (name === 'resolveVariant' && caller === user) {
    await setFields(paths.variant(user.workspaceId, variantId(postId, connectionId)), { state: 'failed' })
  }
  return {
    ...newPerson(),
    workspaceId: user.workspaceId,
    connectionId,
    postId,
    ...mediaInputs(name, mediaId),
    seriesId,
    times: twoDays(),
    day: tomorrow().local.slice(0, 10),
    isSkipped: true,
    documentId: 'template1',
    until: 1,
    from: null,
    language: 'en',
    file: 'WEBVTT\n\n00:01.000 --> 00:02.000\nMine',
    variantId: variantId(postId, connectionId),
    sessionId,
    jobId,
    messageId: 'message1',
    status: name === 'listPayments' ? 'in_review' : 'answered',
    uploadId,
    queueId,
    campaignId,
    campaignIds: [campaignId],
    isOverview: false,
    sourceId: name === 'unfollowRadarSource' ? 'gone' : 'source1',
    utm: 'spring',
    pageId,
    pageName: `access-${user.uid.slice(0, 12).toLowerCase()}x`,
    kitId: 'kit1',
    fontId: 'f'.repeat(64),
    draft: name === 'savePlanDraft' ? PLAN_TERMS : QUEUE,
    limits: PLAN_TERMS.limits,
    planIds: [],
    isVisible: false,
    place: { kind: 'next' },
    period: { from: '2026-11-01', to: '2026-11-07' },
    at: slotNextWeek(),
    seed: 1,
    evergreenId: postId,
    variations: [],
    isStopped: false,
    seen: [{ variantId: variantId(postId, connectionId), contentHash: '0'.repeat(64), plannedFor: 1 }],
    reviews: [
      {
        postId,
        seen: [{ variantId: variantId(postId, connectionId), contentHash: '0'.repeat(64), plannedFor: 1 }],
      },
    ],
    commentId: 'comment1',
    requestId: 'request1',
    ...SECOND_FACTOR_INPUTS,
    viewId: 'view1',
    isAllowed: true,
    of: 'waiting',
    subject: { kind: 'post', postId },
    threadId: null,
    anchor: null,
    mentions: [],
    visibility: 'client',
    isResolved: true,
    postIds: [postId],
    deckIds: [],
    deckId: 'deck1',
    linkId: 'link1',
    mayDecide: false,
    mayComment: true,
    days: 7,
    token: name.endsWith('Invite') ? 'x'.repeat(48) : `${user.workspaceId}.none`,
    guest: 'Grace',
    ...ACCESS_PDF.announced,
    ...ACCESS_PDF.part,
    uid: AIMED_AT_NOBODY.includes(name) ? 'left-long-ago' : user.uid,
    key: 'key1',
    isArchived: false,
    timeZone: 'UTC',
    email: user.email,
    rev: await revisionFor(target, name, caller),
    change: {
      kind: 'label',
      items: [{ postId, rev: await revisionFor(target, name, caller) }],
      add: ['mine'],
      remove: [],
    },
    when: tomorrow(),
    resolution: 'dismiss',
    isPaused: false,
    platform: 'bluesky',
    clientId: 'client-of-this-installation',
    clientSecret: 'secret-of-this-installation',
    kind: kindFor(name),
    state: STATES[name] ?? 'waiting',
    templateId: 'template1',
    itemId: 'item1',
    useId: 'deck1',
    isRetired: true,
    contributionId: 'contribution1',
    decision: name === 'decideReferral' ? 'cleared' : 'reject',
    ...MONEY_INPUTS,
    ...PEOPLE_INPUTS,
    ...WORD_INPUTS,
    ...adminInputs(name),
    details: name === 'requestPayout' ? 'DE02 1203' : { name: 'Ada', address: '', country: null, vatId: '' },
    note: name === 'returnInRoom' ? 'Shorter, please' : '',
    title: 'Mine',
    description: '',
    licence: 'cc0',
    statement: name.endsWith('Font') ? 1 : true,
    source: { kind: 'hashtags', tags: ['one', 'two', 'three'] },
    mode: name === 'beginConnection' ? 'direct' : 'ok',
    ticket: 'a ticket that was never given',
    code: codeFor(name, caller),
    values: { handle: 'ada.test', appPassword: 'abcd', service: 'http://127.0.0.1:1' },
    address: 'http://127.0.0.1:1/v1',
    model: 'a-model',
    monthlyTokens: 10_000,
    outputField: 'max_tokens',
    task: 'shorten',
    text: 'A text',
    brandKitId: null,
    personaId: null,
    url: 'http://127.0.0.1:1/',
    urls: ['http://127.0.0.1:1/'],
    name: 'Somebody was here',
    topic: 'question',
    message: 'Who may call what, and what becomes of it?',
    role: ROLES[name] ?? 'user',
    inviteId: 'invite1',
    people: [user.uid],
    workspaces: [user.workspaceId],
    firebase_id_token: idToken,
    refreshToken: user.refreshToken,
    oobCode: 'none',
    new_password: 'a new sentence here',
  }
}

/** Stored revision of the record that the endpoint changes: by default, the post. */
async function revisionFor(target: Target, name: EndpointName, caller: TestCaller | null): Promise<number> {
  const { user, postId, connectionId, seriesId, queueId } = target
  const things: Partial<Record<EndpointName, string>> = {
    updateMe: paths.user(caller?.uid ?? user.uid),
    saveQueue: paths.queue(user.workspaceId, queueId),
    saveEvergreen: `${paths.evergreens(user.workspaceId)}/${postId}`,
    updateWorkspace: paths.workspace(user.workspaceId),
    changeSeries: `${paths.series(user.workspaceId)}/${seriesId}`,
    resolveVariant: paths.variant(user.workspaceId, variantId(postId, connectionId)),
  }
  const fields = await fieldsOf(things[name] ?? paths.post(user.workspaceId, postId))
  return Number(fields?.['rev'] ?? 1)
}
