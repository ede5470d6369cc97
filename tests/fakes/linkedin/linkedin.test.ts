import { createRequire } from 'node:module'
import { AuthClient, RestliClient } from 'linkedin-api-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acceptedIn } from '../support/ledger.ts'
import { pressAuthorize } from '../support/press-authorize.ts'
import { LINKEDIN_APP, LINKEDIN_SCOPES } from './oauth-routes.ts'
import { type LinkedInFake, startLinkedIn } from './start-linkedin.ts'

const REDIRECT = 'http://127.0.0.1:5000/callback'
const VERSION = '202606'
const MEMBER = 'urn:li:person:abc123XYZ'
const ORGANIZATION = 'urn:li:organization:5001'

let linkedin: LinkedInFake
beforeAll(async () => {
  linkedin = await startLinkedIn()
  // The client calls the real hosts, so its own axios instance is redirected to the fake.
  const own: { interceptors: RestliClient['axiosInstance']['interceptors'] } = createRequire(
    import.meta.resolve('linkedin-api-client'),
  )('axios')
  redirect(own.interceptors)
})
beforeEach(() => linkedin.reset())
afterAll(() => linkedin.close())

function redirect(interceptors: RestliClient['axiosInstance']['interceptors']) {
  interceptors.request.use((config) => ({
    ...config,
    url: config.url?.replace(/^https:\/\/(www|api)\.linkedin\.com/, linkedin.url),
  }))
}

const auth = () => new AuthClient({ ...LINKEDIN_APP, redirectUrl: REDIRECT })

function client(): RestliClient {
  const restli = new RestliClient()
  redirect(restli.axiosInstance.interceptors)
  return restli
}

async function signIn(scopes = LINKEDIN_SCOPES) {
  const url = auth().generateMemberAuthorizationUrl(scopes, 'state-1').replace('https://www.linkedin.com', linkedin.url)
  const back = await pressAuthorize(url)
  expect(back.searchParams.get('state')).toBe('state-1')
  return auth().exchangeAuthCodeForAccessToken(back.searchParams.get('code') ?? '')
}

const post = (author: string, commentary: string, more: object = {}) => ({
  author,
  commentary,
  visibility: 'PUBLIC',
  distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
  lifecycleState: 'PUBLISHED',
  isReshareDisabledByAuthor: false,
  ...more,
})

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('It was not refused.')),
    (error: { response?: { status: number; data: unknown } }) => ({
      status: error.response?.status,
      data: error.response?.data,
    }),
  )

describe('LinkedIn’s own client, at this network', () => {
  it('signs in, and renews access for the rest of the first year only', async () => {
    const first = await signIn()
    expect(first).toMatchObject({
      scope: LINKEDIN_SCOPES.join(','),
      expires_in: 5_184_000,
      refresh_token_expires_in: 31_536_000,
    })
    const renewed = await auth().exchangeRefreshTokenForAccessToken(first.refresh_token ?? '')
    expect(renewed.refresh_token).toBe(first.refresh_token)
    const { data } = await client().get({ resourcePath: '/me', accessToken: renewed.access_token })
    expect(data.id).toBe('abc123XYZ')
  })

  it('finds the organisations that a member administers', async () => {
    const { access_token: accessToken } = await signIn()
    const { data } = await client().finder({
      resourcePath: '/organizationAcls',
      finderName: 'roleAssignee',
      queryParams: { role: 'ADMINISTRATOR', state: 'APPROVED' },
      accessToken,
      versionString: VERSION,
    })
    expect(data.elements.map(({ organization }) => organization)).toEqual([ORGANIZATION, 'urn:li:organization:5002'])
  })

  it('publishes a picture for an organisation, finds the post and comments on it', async () => {
    const { access_token: accessToken } = await signIn()
    const restli = client()
    const action = { resourcePath: '/images', actionName: 'initializeUpload', accessToken, versionString: VERSION }
    const { data: begun } = await restli.action({
      ...action,
      data: { initializeUploadRequest: { owner: ORGANIZATION } },
    })
    const { uploadUrl, image } = Object(begun.value)
    await fetch(String(uploadUrl), {
      method: 'PUT',
      headers: { authorization: `Bearer ${accessToken}` },
      body: new Uint8Array(1000),
    })
    const entity = post(ORGANIZATION, 'A \\(fine\\) picture #news', {
      content: { media: { id: image, altText: 'A picture' } },
    })
    const { createdEntityId: urn } = await restli.create({
      resourcePath: '/posts',
      entity,
      accessToken,
      versionString: VERSION,
    })
    expect(acceptedIn(linkedin.ledger, 'post')).toMatchObject([
      { id: urn, content: { shown: 'A (fine) picture #news' } },
    ])
    const { data } = await restli.finder({
      resourcePath: '/posts',
      finderName: 'author',
      queryParams: { author: ORGANIZATION },
      accessToken,
      versionString: VERSION,
    })
    expect(data.elements).toMatchObject([{ id: urn, commentary: entity.commentary }])
    const comment = { actor: ORGANIZATION, object: urn, message: { text: 'First' } }
    await restli.create({
      resourcePath: '/socialActions/{urn}/comments',
      pathKeys: { urn },
      entity: comment,
      accessToken,
      versionString: VERSION,
    })
    expect(acceptedIn(linkedin.ledger, 'comment')).toMatchObject([{ content: { text: 'First' } }])
  })

  it('publishes a video in parts', async () => {
    const { access_token: accessToken } = await signIn()
    const restli = client()
    const action = { resourcePath: '/videos', accessToken, versionString: VERSION }
    const data = {
      initializeUploadRequest: {
        owner: MEMBER,
        fileSizeBytes: 5_000_000,
        uploadCaptions: false,
        uploadThumbnail: false,
      },
    }
    const { data: begun } = await restli.action({ ...action, actionName: 'initializeUpload', data })
    const { uploadInstructions, video, uploadToken } = Object(begun.value)
    const uploadedPartIds: unknown[] = []
    for (const { uploadUrl, firstByte, lastByte } of uploadInstructions) {
      const reply = await fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(lastByte - firstByte + 1) })
      uploadedPartIds.push(reply.headers.get('etag'))
    }
    expect(uploadedPartIds).toHaveLength(2)
    await restli.action({
      ...action,
      actionName: 'finalizeUpload',
      data: { finalizeUploadRequest: { video, uploadToken, uploadedPartIds } },
    })
    const state = async () =>
      (await restli.get({ ...action, resourcePath: '/videos/{urn}', pathKeys: { urn: video } })).data.status
    expect([await state(), await state()]).toEqual(['PROCESSING', 'AVAILABLE'])
    const { createdEntityId } = await restli.create({
      ...action,
      resourcePath: '/posts',
      entity: post(MEMBER, 'Video', { content: { media: { id: video, title: 'V' } } }),
    })
    expect(createdEntityId).toMatch(/^urn:li:ugcPost:/)
  })

  it('takes the captions of a video that was announced with some, once and as SRT, and waits for them', async () => {
    const { access_token: accessToken } = await signIn()
    const action = { resourcePath: '/videos', accessToken, versionString: VERSION }
    const asked = { owner: MEMBER, fileSizeBytes: 80_000, uploadCaptions: true, uploadThumbnail: false }
    const data = { initializeUploadRequest: asked }
    const { data: begun } = await client().action({ ...action, actionName: 'initializeUpload', data })
    const { uploadInstructions, video, uploadToken, captionsUploadUrl } = Object(begun.value)
    const send = async (file: string, more: object = {}, authorization = `Bearer ${accessToken}`) => {
      const metadata = { formattedForEasyReader: true, largeText: true, source: 'USER_PROVIDED', ...more }
      const locale = { variant: 'AMERICAN', country: 'US', language: 'EN' }
      const form = new FormData()
      form.set('metadata', JSON.stringify({ format: 'SRT', locale, transcriptType: 'CLOSED_CAPTION', ...metadata }))
      form.set('file', new Blob([file]), 'captions.srt')
      const reply = await fetch(captionsUploadUrl, { method: 'POST', headers: { authorization }, body: form })
      return reply.status
    }
    const FILE = '1\n00:00:01,000 --> 00:00:02,500\nHello\n'
    expect(await send(FILE, {}, 'Bearer other')).toBe(401)
    expect(await send(FILE, {}, `Bearer ${linkedin.state.grants.issue(['openid', 'profile']).access}`)).toBe(403)
    expect(await send('WEBVTT\n\nHello')).toBe(400)
    expect(await send(FILE, { format: 'VTT' })).toBe(422)
    expect(await send(FILE, { colour: 'red' })).toBe(422)
    const [{ uploadUrl }] = uploadInstructions
    const { headers } = await fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(80_000) })
    const finish = () =>
      client().action({
        ...action,
        actionName: 'finalizeUpload',
        data: { finalizeUploadRequest: { video, uploadToken, uploadedPartIds: [headers.get('etag')] } },
      })
    const state = async () =>
      (await client().get({ ...action, resourcePath: '/videos/{urn}', pathKeys: { urn: video } })).data.status
    await finish()
    expect(await state()).toBe('WAITING_UPLOAD')
    expect([await send(FILE), await send(FILE)]).toEqual([201, 409])
    await finish()
    expect(await state()).toBe('PROCESSING')
  })

  it('is refused as LinkedIn would refuse it', async () => {
    const { access_token: accessToken } = await signIn()
    const create = (entity: object, more: object = {}) =>
      refusalOf(client().create({ resourcePath: '/posts', entity, accessToken, versionString: VERSION, ...more }))
    await client().create({ resourcePath: '/posts', entity: post(MEMBER, 'Once'), accessToken, versionString: VERSION })
    expect(await create(post(MEMBER, 'Once'))).toMatchObject({ status: 422, data: { code: 'DUPLICATE_POST' } })
    expect(await create(post(MEMBER, 'x'.repeat(3001)))).toMatchObject({ status: 422 })
    expect(await create(post(MEMBER, 'x', { colour: 'red' }))).toMatchObject({
      status: 422,
      data: { message: expect.stringContaining('/colour :: unrecognized') },
    })
    expect(await create(post('urn:li:organization:5003', 'x'))).toMatchObject({
      status: 403,
      data: { serviceErrorCode: 100 },
    })
    for (const versionString of ['202301', '202511', '202699']) {
      expect(await create(post(MEMBER, 'x'), { versionString })).toMatchObject({ status: 426 })
    }
    expect(await create(post(MEMBER, 'x'), { accessToken: 'other' })).toMatchObject({
      status: 401,
      data: { serviceErrorCode: 65_600 },
    })
    const own = {
      resourcePath: '/posts',
      finderName: 'author',
      queryParams: { author: MEMBER },
      accessToken,
      versionString: VERSION,
    }
    expect(await refusalOf(client().finder(own))).toMatchObject({ status: 403 })
    const writer = await signIn(['r_basicprofile'])
    expect(await create(post(MEMBER, 'y'), { accessToken: writer.access_token })).toMatchObject({ status: 403 })
  })
})
