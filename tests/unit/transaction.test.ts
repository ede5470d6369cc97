import { expect, it, vi } from 'vitest'
import { createTransact } from '../../functions/src/store/transaction.ts'

const closed = Object.assign(new Error('3 INVALID_ARGUMENT: Transaction is invalid or closed.'), { code: 3 })

/** A database whose transactions fail with these errors in order, and succeed from then on. */
function databaseWith(errors: readonly Error[]) {
  const left = [...errors]
  const runTransaction = vi.fn<() => Promise<never>>(() => {
    const error = left.shift()
    return error ? Promise.reject(error) : Promise.resolve('stored' as never)
  })
  return { runTransaction }
}

it('begins a transaction anew that was ended for another one in the midst of its reads', async () => {
  const database = databaseWith([closed, closed])
  await expect(createTransact(database)(() => Promise.resolve('stored'))).resolves.toBe('stored')
  expect(database.runTransaction).toHaveBeenCalledTimes(3)
})

it('gives up one that is ended every time, and fails at once with any other error', async () => {
  await expect(
    createTransact(databaseWith(Array.from({ length: 40 }, () => closed)))(() => Promise.resolve(1)),
  ).rejects.toBe(closed)
  const other = Object.assign(new Error('3 INVALID_ARGUMENT: no such index'), { code: 3 })
  const database = databaseWith([other])
  await expect(createTransact(database)(() => Promise.resolve(1))).rejects.toBe(other)
  expect(database.runTransaction).toHaveBeenCalledTimes(1)
})
