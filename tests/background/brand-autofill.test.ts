import type { Visit } from '../../functions/src/domain/ports/web.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { isJobOf } from '@postwright/core/jobs/kinds'
import { cancelJob } from '../../functions/src/jobs/end-job.ts'
import { runJob } from '../../functions/src/jobs/run-job.ts'
import { startBrandAutofill } from '../../functions/src/domain/brand-autofill/start-brand-autofill.ts'
import { createPublishingWorld, type PublishingWorld } from '../support/publishing.ts'

const ADDRESS = 'https://oak.example/'
const PAGES: Partial<Record<string, [type: string, body: string]>> = {
  [ADDRESS]: ['text/html', '<title>Oak</title><link rel=stylesheet href=s.css><link rel=icon href=i.png>'],
  [`${ADDRESS}s.css`]: ['text/css', 'body{background:#fff;color:#111} .btn{background:#1f6f54}'],
}

let world: PublishingWorld
let deps: Deps
let asked: string[]
beforeEach(async () => {
  world = await createPublishingWorld('brand-autofill')
  await world.addPost('there')
  asked = []
  const visit = (url: string): Promise<Visit> => {
    asked.push(url)
    const [type, body] = PAGES[url] ?? []
    const page: Visit = { kind: 'page', url, type: type ?? '', bytes: new TextEncoder().encode(body) }
    return Promise.resolve(body === undefined ? { kind: 'failed', failure: 'unreachable' } : page)
  }
  const logo = (url: string) => {
    asked.push(url)
    return Promise.resolve('data:image/webp;base64,AA==')
  }
  deps = { ...world.deps, webPages: { ...world.deps.webPages, visit, logo } }
})

const start = () =>
  startBrandAutofill(deps, world.owner, { workspaceId: world.workspaceId, kitId: 'kit1', url: 'oak.example' })
const run = (id: string, using = deps) => runJob(using, world.owner.uid, id)
const job = (id: string) => deps.jobs.get(world.owner.uid, id)

/** Dependencies whose calls to the database or the web fail from the `nth` on. */
function killedAt(nth: number): Deps {
  let calls = 0
  const alive = <T>(work: () => Promise<T>): Promise<T> => {
    calls += 1
    return calls < nth ? work() : Promise.reject(new Error('killed'))
  }
  const { visit, logo } = deps.webPages
  return {
    ...deps,
    transact: (work) => alive(() => deps.transact(work)),
    webPages: {
      ...deps.webPages,
      visit: (url, limits) => alive(() => visit(url, limits)),
      logo: (url) => alive(() => logo(url)),
    },
  }
}

describe('reading a brand from a website', () => {
  test('killed at any call and delivered again ends with the same proposal', async () => {
    const whole = await start()
    await run(whole)
    const stored = await job(whole)
    const proposal = stored && isJobOf(stored, 'brand_autofill') ? stored.result.proposal : null
    expect(proposal?.colors.map(({ role, hex }) => [role, hex])).toContainEqual(['primary', '#1f6f54'])
    for (let nth = 1; nth <= 8; nth += 1) {
      const id = await start()
      await expect(run(id, killedAt(nth)), `call ${nth}`).rejects.toThrow('killed')
      expect((await job(id))?.status).not.toBe('done')
      await run(id)
      expect(await job(id), `call ${nth}`).toMatchObject({ status: 'done', progress: 100, result: { proposal } })
    }
  })

  test('done asks for nothing again, and twice at once ends once', async () => {
    const id = await start()
    await Promise.all([run(id), run(id)])
    const { rev } = (await job(id)) ?? {}
    asked = []
    await run(id)
    expect(asked).toEqual([])
    expect(await job(id)).toMatchObject({ status: 'done', rev })
  })

  test('ends before its next step when it is cancelled, and stays so', async () => {
    const id = await start()
    const { visit } = deps.webPages
    const cancelling: Deps['webPages']['visit'] = async (url, limits) => {
      await cancelJob(deps, world.owner, id)
      return visit(url, limits)
    }
    await run(id, { ...deps, webPages: { ...deps.webPages, visit: cancelling } })
    expect(asked).toEqual([ADDRESS])
    await run(id)
    expect(await job(id)).toMatchObject({ status: 'cancelled', result: { proposal: null } })
    expect(await cancelJob(deps, world.owner, id)).toBe(false)
  })

  test('that ends its process each time is given up with a reason', async () => {
    const id = await start()
    for (let nth = 0; nth < 3; nth += 1) await run(id, killedAt(2)).catch(() => undefined)
    await run(id)
    expect(await job(id)).toMatchObject({ status: 'failed', result: { problem: 'unreadable' } })
  })

  test('stops for a person who may not edit there any more', async () => {
    const id = await start()
    await world.refs.member(world.workspaceId, world.owner.uid).update({ role: 'viewer' })
    await run(id)
    expect(asked).toEqual([])
    expect(await job(id)).toMatchObject({ status: 'failed', result: { problem: 'not_allowed' } })
  })
})
