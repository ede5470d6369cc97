import { expect, test } from 'vitest'
import { keepConfirmedEmpty } from '@/lib/live/live-source.ts'

type Snapshot = { rows: number; metadata: { fromCache: boolean } }

const fromServer = (rows: number): Snapshot => ({ rows, metadata: { fromCache: false } })
const fromCache = (rows: number): Snapshot => ({ rows, metadata: { fromCache: true } })

function passed(...snapshots: Snapshot[]): Snapshot[] {
  const seen: Snapshot[] = []
  const listen = keepConfirmedEmpty<Snapshot>(
    ({ rows }) => rows === 0,
    (snapshot) => seen.push(snapshot),
  )
  for (const snapshot of snapshots) listen(snapshot)
  return seen
}

test('an empty list stays empty when the connection goes', () => {
  expect(passed(fromServer(0), fromCache(0), fromCache(0))).toEqual([fromServer(0)])
})

test('an empty cache before the first answer is passed on, so that the screen can wait', () => {
  expect(passed(fromCache(0), fromServer(0))).toEqual([fromCache(0), fromServer(0)])
})

test('rows are passed on wherever they come from', () => {
  const all = [fromServer(0), fromCache(1), fromCache(0), fromServer(2)]
  expect(passed(...all)).toEqual(all)
})
