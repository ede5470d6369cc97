import Facebook from 'facebook-js-sdk'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { jpegFile, pngFile, serveFiles, type ServedFiles, videoFile } from '../meta-graph/serve-files.ts'
import { acceptedIn } from '../support/ledger.ts'
import { pressAuthorize } from '../support/press-authorize.ts'
import type { Fake } from '../support/start-fake.ts'
import { FACEBOOK_APP, FACEBOOK_PAGES, type FacebookState } from './facebook-state.ts'
import { startFacebookFake } from './start-facebook-fake.ts'

const SCOPES = ['pages_show_list', 'pages_read_engagement', 'pages_manage_posts', 'pages_manage_engagement']
const replySchema = z.looseObject({ data: z.looseObject({ id: z.string() }) })
const tokenSchema = z.object({ data: z.object({ access_token: z.string() }) })
const pagesSchema = z.object({
  data: z.object({ data: z.array(z.object({ id: z.string(), access_token: z.string() })) }),
})

let fake: Fake & { state: FacebookState }
let files: ServedFiles
beforeEach(async () => {
  fake = await startFacebookFake()
  files = await serveFiles()
})
afterEach(() => Promise.all([fake.close(), files.close()]))

/** Points the client at the fake: its only host is the field `baseUrl`. */
function createClient(): Facebook {
  const { clientId: appId, clientSecret: appSecret, redirectUri: redirectUrl } = FACEBOOK_APP
  const client = new Facebook({ appId, appSecret, redirectUrl, graphVersion: 'v25.0' })
  client.baseUrl = `${fake.url}/v25.0`
  return client
}

async function signIn(client: Facebook): Promise<string> {
  const page = new URL(client.getLoginUrl(SCOPES))
  const back = await pressAuthorize(`${fake.url}${page.pathname}${page.search}`)
  const code = back.searchParams.get('code') ?? ''
  const { data: short } = tokenSchema.parse(await client.callback(code))
  const { clientId, clientSecret } = FACEBOOK_APP
  const query = new URLSearchParams({
    grant_type: 'fb_exchange_token',
    client_id: clientId,
    client_secret: clientSecret,
  })
  query.set('fb_exchange_token', short.access_token)
  const { data: long } = tokenSchema.parse(
    await client.get(`/oauth/access_token?${query.toString()}`, short.access_token),
  )
  return long.access_token
}

describe('the fake of Facebook, called by a client that others wrote', () => {
  it('signs in, lists the Pages, and publishes two pictures with a comment on one', async () => {
    const client = createClient()
    const pages = pagesSchema.parse(await client.get('/me/accounts', await signIn(client))).data.data
    expect(pages.map(({ id }) => id)).toEqual(FACEBOOK_PAGES.map(({ id }) => id))
    const [page] = pages
    client.setAccessToken(page?.access_token ?? '')
    const ids: string[] = []
    for (const file of [await jpegFile(800, 600), await pngFile(600, 800)]) {
      const url = files.add(`${ids.length}.jpg`, file)
      ids.push(replySchema.parse(await client.post(`/${page?.id}/photos`, { url, published: false })).data.id)
    }
    const media = ids.map((id) => ({ media_fbid: id }))
    const post = replySchema.parse(
      await client.post(`/${page?.id}/feed`, { message: 'Two cakes', attached_media: media }),
    )
    await client.post(`/${post.data.id}/comments`, { message: 'The recipe is on our site' })
    expect(acceptedIn(fake.ledger).map(({ kind }) => kind)).toEqual(['media', 'media', 'post', 'comment'])
    expect(acceptedIn(fake.ledger, 'post')[0]?.content).toMatchObject({ message: 'Two cakes', photos: ids })
  })

  it('takes captions of a video of the Page, as SRT files whose names say their locale', async () => {
    const client = createClient()
    const [page] = pagesSchema.parse(await client.get('/me/accounts', await signIn(client))).data.data
    client.setAccessToken(page?.access_token ?? '')
    const file_url = files.add('film', videoFile())
    const video = replySchema.parse(await client.post(`/${page?.id}/videos`, { file_url })).data.id
    const SRT = '1\n00:00:01,000 --> 00:00:02,500\nHello\n'
    const upload = async (name: string, text: string, more: { token?: string; field?: string; id?: string } = {}) => {
      const { token = page?.access_token ?? '', field = 'default_locale', id = video } = more
      const form = new FormData()
      form.set('captions_file', new Blob([text]), name)
      form.set(field, 'en_US')
      form.set('access_token', token)
      const reply = await fetch(`${fake.url}/v25.0/${id}/captions`, { method: 'POST', body: form })
      return reply.status
    }
    expect(await upload('captions.en_US.srt', SRT)).toBe(200)
    expect(await upload('captions.srt', SRT)).toBe(400)
    expect(await upload('captions.en-US.srt', SRT)).toBe(400)
    expect(await upload('captions.en_US.srt', 'WEBVTT\n\n00:01.000 --> 00:02.500\nHello\n')).toBe(400)
    expect(await upload('captions.en_US.srt', SRT, { field: 'colour' })).toBe(400)
    expect(await upload('captions.en_US.srt', SRT, { id: '1' })).toBe(400)
    const { token } = fake.state.tokens.issue('page', page?.id ?? '', ['pages_show_list'])
    expect(await upload('captions.en_US.srt', SRT, { token })).toBe(403)
    expect(acceptedIn(fake.ledger, 'captions')).toMatchObject([{ id: video, content: { locale: 'en_US' } }])
  })

  it('refuses a person’s token where the Page’s is needed', async () => {
    const client = createClient()
    client.setAccessToken(await signIn(client))
    const refused = client.post(`/${FACEBOOK_PAGES[0]?.id}/feed`, { message: 'Hello' })
    await expect(refused).rejects.toMatchObject({ response: { data: { error: { code: 200 } } } })
  })
})
