import { findLiveWindow } from '@postwright/core/switches/services'
import { postImportJob } from '@postwright/core/jobs/post-import'
import type { ServiceId } from '@postwright/core/model/service-switch'
import { paths } from '@postwright/core/paths'
import { beforeEach, describe, expect, test } from 'vitest'
import { newJob } from '../../functions/src/domain/jobs/begin-job.ts'
import { giveTurns, runTurn } from '../../functions/src/domain/jobs/give-turns.ts'
import { newMail } from '../../functions/src/domain/mails/new-mail.ts'
import { sendDueMails } from '../../functions/src/domain/mails/send-mail.ts'
import { releaseResumed } from '../../functions/src/domain/publishing/resumption.ts'
import { resumeServices } from '../../functions/src/domain/switches/resume-services.ts'
import { planWindow } from '../../functions/src/domain/switches/manage-windows.ts'
import { makeUser } from '../support/factories/user.ts'
import { Crash, createPublishingWorld, HOUR, idOf, MINUTE, type PublishingWorld } from '../support/publishing.ts'
import { OPERATOR, turnService } from '../support/turn-service.ts'

let world: PublishingWorld

beforeEach(async () => {
  world = await createPublishingWorld('services-off')
  await world.refs.db.recursiveDelete(world.refs.db.collection(paths.switches()))
  world.deps.services.forget()
})

const turn = (id: ServiceId, isOn: boolean) => turnService(world.deps, id, { isOn })

/** Advances a minute and runs what the scheduler runs every minute. */
async function minute(): Promise<void> {
  world.clock.advance(MINUTE)
  await resumeServices(world.deps)
  await world.tick()
}

describe('posts that come due while publishing is off', () => {
  test('wait, and go out once each within a minute of its return', async () => {
    for (const name of ['a', 'b']) await world.addPost(name)
    await turn('publishing', false)
    for (const name of ['a', 'b']) await world.schedule(name)
    await world.tick()
    await minute()
    for (const name of ['a', 'b']) {
      expect(await world.variant(name)).toMatchObject({ state: 'held', error: { kind: 'service_off' } })
      expect(world.network.calls(name)).toBe(0)
    }
    await turn('publishing', true)
    await minute()
    await minute()
    for (const name of ['a', 'b']) {
      expect(await world.variant(name)).toMatchObject({ state: 'published', error: null })
      expect(world.network.calls(name)).toBe(1)
    }
  })

  test('wait through a maintenance window, and go out by themselves after it', async () => {
    await world.addPost('window')
    const startsAt = world.clock.now() + MINUTE
    const window = { startsAt, endsAt: startsAt + 30 * MINUTE, message: 'We move the database.' }
    await planWindow(world.deps, OPERATOR, { id: 'publishing', windowId: 'w1', ...window })
    world.clock.advance(2 * MINUTE)
    await world.schedule('window')
    await world.tick()
    expect((await world.variant('window')).state).toBe('held')
    expect(
      findLiveWindow((await world.deps.switches.get('publishing'))?.windows ?? [], world.clock.now()),
    ).not.toBeNull()
    world.clock.advance(29 * MINUTE)
    await minute()
    await minute()
    expect((await world.variant('window')).state).toBe('published')
    expect(world.network.calls('window')).toBe(1)
  })

  test('are sent once when their worker is killed before, during and after the stop, in copies and without tasks', async () => {
    await world.addPost('killed')
    world.onFault('killed', 'after_claim', () => {
      throw new Crash()
    })
    await world.schedule('killed')
    await world.tick()
    await turn('publishing', false)
    world.clock.advance(3 * MINUTE)
    await world.tick({ copies: 3, lost: true })
    await world.tick({ copies: 3 })
    expect(world.network.calls('killed')).toBe(0)
    await turn('publishing', true)
    world.onFault('killed', 'after_call', () => {
      throw new Crash()
    })
    await Promise.all([resumeServices(world.deps), resumeServices(world.deps)])
    await world.settle({ minutes: 30, copies: 3 })
    expect((await world.variant('killed')).state).toBe('published')
    expect(world.network.calls('killed')).toBe(1)
  })

  test('are never recorded as held while they may be published', async () => {
    await world.addPost('maybe')
    world.onFault('maybe', 'after_call', () => {
      throw new Crash()
    })
    await world.schedule('maybe')
    await world.tick()
    await turn('publishing', false)
    for (let count = 0; count < 20; count += 1) await minute()
    expect((await world.variant('maybe')).state).toBe('published')
    expect(world.network.calls('maybe')).toBe(1)
  })

  test('are found by the upkeep when the minutes after the stop were missed', async () => {
    await world.addPost('missed')
    await turn('publishing', false)
    await world.schedule('missed')
    await world.tick()
    await turn('publishing', true)
    world.clock.advance(HOUR)
    await resumeServices(world.deps)
    expect((await world.variant('missed')).state).toBe('held')
    expect(await releaseResumed(world.deps)).toBe(1)
    await world.tick()
    expect((await world.variant('missed')).state).toBe('published')
  })

  test('are held in the workspaces that a share leaves out alone', async () => {
    await world.addPost('shared')
    await turnService(world.deps, 'publishing', { excluded: [world.workspaceId] })
    await world.schedule('shared')
    await world.tick()
    expect((await world.variant('shared')).state).toBe('held')
    const { workspaceId } = world
    expect((await world.deps.services.decide('publishing', { workspaceId: 'other' })).isOn).toBe(true)
    expect(await world.deps.services.decide('series', { workspaceId })).toMatchObject({ service: 'publishing' })
    expect(idOf('shared').postId).toBe('shared')
  })
})

describe('jobs of a service that is off', () => {
  test('get no turn and do not expire, and run once when it is on again', async () => {
    const { deps, workspaceId } = world
    const uid = `ada-${workspaceId}`
    await turn('media', false)
    const job = newJob(deps, uid, postImportJob, { workspaceId, total: 1 })
    await deps.jobs.create(uid, job)
    await giveTurns(deps, uid)
    expect(await deps.jobTurns.list(uid)).toEqual([])
    for (let days = 0; days < 6; days += 1) {
      world.clock.advance(13 * HOUR)
      await giveTurns(deps, uid)
    }
    expect((await deps.jobs.get(uid, job.id))?.status).toBe('queued')
    expect((await deps.jobs.get(uid, job.id))?.expiresAt).toBeGreaterThan(world.clock.now())
    await turn('media', true)
    world.clock.advance(MINUTE)
    await Promise.all([resumeServices(deps), resumeServices(deps)])
    expect((await deps.jobTurns.list(uid)).map(({ jobId }) => jobId)).toEqual([job.id])
  })

  test('give a turn back that they were given before, and one that runs is finished', async () => {
    const { deps, workspaceId } = world
    const uid = `ben-${workspaceId}`
    const waiting = newJob(deps, uid, postImportJob, { workspaceId, total: 1 })
    await deps.jobs.create(uid, waiting)
    await giveTurns(deps, uid)
    const [given] = await deps.jobTurns.list(uid)
    await turn('post_imports', false)
    const runs: string[] = []
    const run = async (_: string, id: string) => void runs.push(id)
    await runTurn(deps, { uid, turnId: given?.id ?? '' }, run)
    expect([runs, await deps.jobTurns.list(uid)]).toEqual([[], []])
    const stored = await deps.jobs.get(uid, waiting.id)
    if (stored) await deps.jobs.update(uid, stored, { status: 'running' })
    await giveTurns(deps, uid)
    const [again] = await deps.jobTurns.list(uid)
    await runTurn(deps, { uid, turnId: again?.id ?? '' }, async (owner, id) => {
      await run(owner, id)
      const running = await deps.jobs.get(owner, id)
      if (running) await deps.jobs.update(owner, running, { status: 'done' })
    })
    expect(runs).toEqual([waiting.id])
  })
})

test('mails wait without using up tries, and each is sent once when mails are on again', async () => {
  const sent: string[] = []
  const mailSender: typeof world.deps.mailSender = {
    ...world.deps.mailSender,
    sendMail: async ({ to }) => {
      sent.push(to)
      return { kind: 'sent' }
    },
  }
  const deps = { ...world.deps, mailSender }
  await world.refs.db.recursiveDelete(world.refs.db.collection(paths.mails()))
  await world.refs.user('owner').set(makeUser({ fullName: 'Olga Owner' }))
  const mail = newMail(deps, world.owner, {
    id: deps.ids.random(),
    kind: 'invite',
    workspaceId: world.workspaceId,
    to: 'cora@example.com',
    facts: { inviter: 'Olga', workspace: 'Studio', role: 'editor', days: '7' },
    path: '/invite/x',
  })
  await deps.transact(async (tx) => deps.mails.createIn(tx, mail))
  await turn('mails', false)
  for (let count = 0; count < 5; count += 1) {
    world.clock.advance(MINUTE)
    await sendDueMails(deps)
  }
  expect(await deps.mails.getAll([mail.id])).toMatchObject([{ state: 'waiting', attempts: 0 }])
  await turn('mails', true)
  world.clock.advance(MINUTE)
  await Promise.all([resumeServices(deps), resumeServices(deps)])
  expect(sent).toEqual(['cora@example.com'])
})
