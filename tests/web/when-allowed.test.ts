import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/api-error.ts'
import { retryWhileRateLimited } from '@/lib/retry-while-rate-limited.ts'

const tooMany = new ApiError('rate_limited', { detail: '', status: 429 })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('repeats a call for as long as there were too many, and gives its outcome', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(tooMany).mockRejectedValueOnce(tooMany)
  work.mockResolvedValue('spoken')
  const outcome = retryWhileRateLimited(new AbortController().signal, work)
  await vi.runAllTimersAsync()
  expect(await outcome).toBe('spoken')
  expect(work).toHaveBeenCalledTimes(3)
})

it('repeats no call that was refused for another reason', async () => {
  const refused = new ApiError('speech_used_up', { detail: '', status: 409 })
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(refused)
  await expect(retryWhileRateLimited(new AbortController().signal, work)).rejects.toBe(refused)
  expect(work).toHaveBeenCalledTimes(1)
})

it('waits no longer once it is called off', async () => {
  const control = new AbortController()
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(tooMany)
  setTimeout(() => control.abort(), 1)
  const [outcome] = await Promise.all([
    retryWhileRateLimited(control.signal, work).catch((error: unknown) => String(error)),
    vi.advanceTimersByTimeAsync(1),
  ])
  expect(outcome).toContain('called off')
  expect(work).toHaveBeenCalledTimes(1)
})
