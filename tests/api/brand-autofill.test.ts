import { startBrandAutofill } from '@postwright/core/api/brand-autofill'
import { cancelJob } from '@postwright/core/api/jobs'
import { fetchMedia } from '@postwright/core/api/fetched-media'
import { jobs } from '@postwright/core/collections/jobs'
import { isJobOf, type JobOf } from '@postwright/core/jobs/kinds'
import { paths } from '@postwright/core/paths'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { converterFor } from '../../functions/src/store/converter.ts'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { type BrandWebsite, PLANTED, serveBrandWebsite } from '../support/brand-website.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database, fieldsOf } from '../support/documents.ts'
import { addMember } from '../support/members.ts'

let site: BrandWebsite
let ada: TestCaller
beforeAll(async () => {
  site = await serveBrandWebsite()
  ada = await createCaller()
})
afterAll(() => site.close())

const start = (caller: TestCaller, url: string) =>
  caller.call(startBrandAutofill, { workspaceId: ada.workspaceId, kitId: 'kit1', url })

async function read(url: string): Promise<JobOf<'brand_autofill'>> {
  const { jobId } = dataOf(await start(ada, url))
  const path = paths.job(ada.uid, jobId)
  await expect.poll(async () => (await fieldsOf(path))?.['status']).toMatch(/done|failed/)
  const job = (await database().doc(path).withConverter(converterFor(jobs)).get()).data()
  if (!job || !isJobOf(job, 'brand_autofill')) throw new Error('the job is gone')
  return job
}

describe('reading a brand from a website', () => {
  test('ends with a proposal in the job', async () => {
    const { status, progress, facts, result } = await read(`${site.origin}/`)
    expect(facts).toMatchObject({ workspaceId: ada.workspaceId, kitId: 'kit1' })
    expect({ status, progress }).toEqual({ status: 'done', progress: 100 })
    expect(result).toMatchObject({
      problem: null,
      proposal: {
        name: { text: 'Oak & Ash Ltd' },
        logos: [{ kind: 'structured_data' }, { kind: 'touch_icon' }, { kind: 'icon' }],
      },
    })
    expect(result.proposal?.colors).toContainEqual(expect.objectContaining({ role: 'primary', hex: PLANTED.primary }))
  })

  test('ends with the reason where there is nothing to propose', async () => {
    const problems: [string, string][] = [
      [`${site.origin}/data`, 'type'],
      [`${site.origin}/nowhere`, 'unreachable'],
      [`${site.origin}/silent`, 'nothing_found'],
      ['http://169.254.169.254/latest', 'refused'],
    ]
    const jobs = await Promise.all(problems.map(([url]) => read(url)))
    expect(jobs.map(({ status, result }) => [status, result.problem, result.proposal])).toEqual(
      problems.map(([, problem]) => ['failed', problem, null]),
    )
  })
})

test('a logo that is a drawing is stored as a picture, other drawings are no pictures', async () => {
  const take = (file: string, isLogo: boolean) =>
    ada.call(fetchMedia, { workspaceId: ada.workspaceId, url: `${site.origin}/${file}`, isLogo })
  const media = dataOf(await take('mark.svg', true))
  expect(media).toMatchObject({ mime: 'image/png', width: 1024, height: 1024, name: 'mark.svg' })
  errorOf(await take('mark.svg', false), 'media_invalid')
  errorOf(await take('icon.svg', true), 'media_invalid')
})

test('what is no address of the web starts nothing', async () => {
  for (const url of ['javascript:alert(1)', 'file:///etc/passwd', 'ftp://example.com', 'http://']) {
    errorOf(await start(ada, url), 'address_refused')
  }
  errorOf(await start(ada, ' '), 'validation_failed')
  errorOf(await start(ada, `https://example.com/${'x'.repeat(3_000)}`), 'validation_failed')
})

test('strangers find nothing, viewers may not, and another person cannot end it', async () => {
  const [stranger, viewer] = await Promise.all([createCaller(), createCaller()])
  await addMember(ada.workspaceId, viewer.uid, 'viewer')
  errorOf(await start(stranger, site.origin), 'not_found')
  errorOf(await start(viewer, site.origin), 'forbidden')
  errorOf(
    await callApi(startBrandAutofill, { workspaceId: ada.workspaceId, kitId: 'kit1', url: site.origin }),
    'unauthenticated',
  )
  const { jobId } = dataOf(await start(ada, site.origin))
  errorOf(await stranger.call(cancelJob, { jobId }), 'not_found')
  errorOf(await callApi(cancelJob, { jobId }), 'unauthenticated')
})
