import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CoverageRow } from '@postwright/core/personas/coverage-of'
import { CoverageSheet } from '@/features/personas/coverage/coverage-sheet.tsx'
import { findCoverage } from '@/features/personas/coverage/find-coverage.ts'
import { log } from '@/lib/log.ts'
import type { Served } from '@/lib/workers/worker-call.ts'
import { makePersona } from '../support/factories/persona.ts'
import { makePost } from '../support/factories/post.ts'
import { show } from './support/show.tsx'
import { stubWorkers, WorkerStub } from './support/worker-stub.ts'

const CARLA = makePersona({
  objections: [{ id: 'o1', text: 'It is too expensive', words: ['price'], count: 0, of: 0 }],
})
const POST = makePost({ id: 'a', text: 'The price of bread. It rises.' })

type Work = Served<Parameters<typeof findCoverage>[0], readonly CoverageRow[], never>

let work: Work

beforeEach(() => {
  work = findCoverage
  stubWorkers<Parameters<typeof findCoverage>[0], readonly CoverageRow[], never>({
    coverage: (question, report, helpers) => work(question, report, helpers),
  })
  vi.spyOn(log, 'warn').mockReturnValue()
  vi.spyOn(log, 'error').mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const shown = () =>
  show(<CoverageSheet personas={[CARLA]} posts={[POST]} filter={{ personaId: '', state: null, days: 90 }} />)
const covered = () => screen.findByRole('link', { name: '“The price of bread. It rises.” covers it: price' })

it('the coverage is shown from a worker', async () => {
  await shown()
  await covered()
  expect(WorkerStub.all.map(({ name }) => name)).toEqual(['coverage'])
})

it('the coverage says that it could not be calculated, and is calculated when it is asked for again', async () => {
  work = () => Promise.reject(new Error('broken'))
  await shown()
  expect((await screen.findByRole('alert')).textContent).toContain('The coverage could not be calculated')
  work = findCoverage
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await covered()
})

it('the coverage is shown when its worker breaks, and where there are no workers', async () => {
  work = () => new Promise(() => WorkerStub.all.at(-1)?.breakDown())
  await shown()
  expect(await covered()).toBeDefined()
  expect(WorkerStub.all.at(-1)?.isEnded).toBe(true)
  cleanup()
  vi.stubGlobal('Worker', undefined)
  await shown()
  expect(await covered()).toBeDefined()
})
