import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, type TestContext, vi } from 'vitest'
import { endLeftovers } from '../../scripts/processes/end-leftovers.ts'
import { listFromPs, listProcesses } from '../../scripts/processes/list-processes.ts'
import { type ProcessRecord, readRecords, writeRecord } from '../../scripts/processes/record.ts'

const PROGRAM = join(import.meta.dirname, '../support/fake-command.ts')
const STARTED = ['emulators', 'worker', 'java'] as const
type Role = 'command' | (typeof STARTED)[number]

/** A command with what it starts, and where it keeps its record. */
type Tree = { records: string; pid: (role: Role) => number; left: () => Role[] }

function eventually<T>(check: () => T): Promise<T> {
  return vi.waitFor(check, { timeout: 25_000, interval: 50 })
}

function isAlive(pid: number): boolean {
  return listProcesses().some((one) => one.pid === pid)
}

/** Starts a command in a process group of its own, as a shell does. */
function startTree({ onTestFinished }: TestContext): Tree {
  const folder = mkdtempSync(join(tmpdir(), 'postwright-leftovers-'))
  spawn(process.execPath, [PROGRAM, 'command', folder], { detached: true, stdio: 'ignore' })
  const roles = () => (['command', ...STARTED] as const).filter((role) => existsSync(join(folder, role)))
  const pid = (role: Role) => Number(readFileSync(join(folder, role), 'utf8'))
  const left = () => roles().filter((role) => isAlive(pid(role)))
  const records = join(folder, 'records')
  onTestFinished(async () => {
    for (const role of left()) process.kill(pid(role), 'SIGKILL')
    // A guard writes into the folder until it has ended, too.
    await eventually(() => expect(readRecords(records).filter(({ guard }) => isAlive(guard.pid))).toEqual([]))
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  })
  return { records, pid, left }
}

async function startWhole(test: TestContext): Promise<Tree & { record: ProcessRecord }> {
  const tree = startTree(test)
  const record = await eventually(() => {
    expect(tree.left()).toEqual(['command', ...STARTED])
    const [found] = readRecords(tree.records)
    const recorded = found?.processes.map(({ pid }) => pid)
    expect(recorded).toEqual(expect.arrayContaining(STARTED.map(tree.pid)))
    return found
  })
  if (!record) return expect.fail()
  return { ...tree, record }
}

async function expectNothingLeft({ left, records }: Tree): Promise<void> {
  await eventually(() => {
    expect(left()).toEqual([])
    // The guard removes it as the last thing it does.
    expect(readdirSync(records)).toEqual([])
  })
}

type End = [name: string, end: (pid: number) => void]

const ASKED: End = ['SIGTERM to its group', (pid) => process.kill(-pid, 'SIGTERM')]
const KILLED: End = ['SIGKILL', (pid) => process.kill(pid, 'SIGKILL')]
const OTHERS: End[] = [
  ['SIGTERM', (pid) => process.kill(pid, 'SIGTERM')],
  ['SIGHUP to its group', (pid) => process.kill(-pid, 'SIGHUP')],
]

describe.concurrent('what a command has started', () => {
  it.for([ASKED, KILLED, ...OTHERS])(
    'ends after %s, though it does not end when it is asked',
    async ([, end], test) => {
      const tree = await startWhole(test)
      end(tree.pid('command'))
      await expectNothingLeft(tree)
    },
  )

  it.for([ASKED, KILLED])('ends after %s while it is still starting', async ([, end], test) => {
    const tree = startTree(test)
    await eventually(() => expect(tree.left()).toEqual(expect.arrayContaining(['command', 'emulators'])))
    end(tree.pid('command'))
    await expectNothingLeft(tree)
  })

  it('ends with the command though what started it was killed before', async (test) => {
    const tree = await startWhole(test)
    process.kill(tree.pid('emulators'), 'SIGKILL')
    await eventually(() => expect(tree.left()).toEqual(['command', 'worker', 'java']))
    process.kill(tree.pid('command'), 'SIGTERM')
    await expectNothingLeft(tree)
  })

  it('is left alone by another command while its own still runs', async (test) => {
    const tree = await startWhole(test)
    expect(await endLeftovers(tree.records)).toBe(0)
    expect(tree.left()).toEqual(['command', ...STARTED])
  })
})

describe.concurrent('what was left because the guard was killed, too', () => {
  async function leave(test: TestContext) {
    const tree = await startWhole(test)
    process.kill(tree.record.guard.pid, 'SIGKILL')
    process.kill(tree.pid('command'), 'SIGKILL')
    await eventually(() => {
      expect(isAlive(tree.record.guard.pid)).toBe(false)
      expect(tree.left()).toEqual([...STARTED])
    })
    return tree
  }

  it('is ended and counted by the next command', async (test) => {
    const tree = await leave(test)
    expect(await endLeftovers(tree.records)).toBe(STARTED.length)
    await expectNothingLeft(tree)
  })

  it('is left alone where another process has its id now', async (test) => {
    const tree = await leave(test)
    const processes = tree.record.processes.map(({ pid }) => ({ pid, startedAt: 'another time' }))
    writeRecord(tree.records, { ...tree.record, processes })
    expect(await endLeftovers(tree.records)).toBe(0)
    expect(tree.left()).toEqual([...STARTED])
    expect(readRecords(tree.records)).toEqual([])
  })
})

it('knows processes in the same way where the system has no files about them', () => {
  const { pid, parent, group } = listProcesses().find((one) => one.pid === process.pid) ?? expect.fail()
  const own = () => listFromPs().find((one) => one.pid === pid)
  expect(own()).toEqual({ pid, parent, group, startedAt: expect.stringMatching(/\d\d:\d\d:\d\d \d{4}$/) })
  expect(own()).toEqual(own())
})
