import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { draftOfText, type CheckedDraft } from '@postwright/core/checks/checked-draft'
import { runChecks, type CheckReport } from '@postwright/core/checks/run-checks'
import { useChecks } from '@/checks/use-checks.ts'
import { log } from '@/lib/log.ts'
import { stubWorkers } from './support/worker-stub.ts'

const DRAFT = draftOfText('This is the the text.')
const LATER = draftOfText('This is another text.')

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('a draft is checked in the page where no worker may be started', async () => {
  vi.spyOn(log, 'warn').mockReturnValue()
  vi.stubGlobal('Worker', function refuse() {
    throw new DOMException('Forbidden here.', 'SecurityError')
  })
  const { result } = renderHook(() => useChecks(DRAFT))
  expect(result.current).toBeNull()
  await vi.waitFor(() => expect(result.current).toEqual({ draft: DRAFT, report: runChecks(DRAFT) }))
})

it('the report of the draft asked last is told, and of no earlier one', async () => {
  vi.resetModules()
  const fresh = await import('@/checks/use-checks.ts')
  const asked: { draft: CheckedDraft; answer: (report: CheckReport) => void }[] = []
  stubWorkers<CheckedDraft, CheckReport, never>({
    checks: (draft) => new Promise((answer) => asked.push({ draft, answer })),
  })
  const told: unknown[] = []
  const { rerender } = renderHook(
    ({ draft }) => {
      const checked = fresh.useChecks(draft)
      if (checked && told.at(-1) !== checked) told.push(checked)
    },
    { initialProps: { draft: DRAFT } },
  )
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  rerender({ draft: LATER })
  await new Promise((resolve) => setTimeout(resolve, 300))
  asked[0]?.answer(runChecks(DRAFT))
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(told).toEqual([])
  asked[1]?.answer(runChecks(LATER))
  await vi.waitFor(() => expect(told).toEqual([{ draft: LATER, report: runChecks(LATER) }]))
})
