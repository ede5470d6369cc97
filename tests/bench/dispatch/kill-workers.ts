import { fork } from 'node:child_process'
import { once } from 'node:events'
import { type Ledger, startLedger } from './ledger.ts'

export type Survived = { killedAt: number; duplicates: number; losses: number }

/**
 * Kills a process that works on all jobs at once as soon as the ledger has half of them, while many responses are in transit. A second process
 * finishes the jobs; then duplicates and losses in the ledger are counted.
 */
export async function killWorkers(program: string, jobs: number, env: NodeJS.ProcessEnv): Promise<Survived> {
  const ledger = await startLedger()
  try {
    const first = start(program, ledger, env)
    await ledger.has(jobs / 2)
    first.kill('SIGKILL')
    await once(first, 'exit')
    const killedAt = total(ledger)
    const second = start(program, ledger, { ...env, BENCH_TURN: '2' })
    await once(second, 'exit')
    if (second.exitCode !== 0) throw new Error(`${program} ended with ${second.exitCode}`)
    return { killedAt, duplicates: total(ledger) - ledger.kept.size, losses: jobs - ledger.kept.size }
  } finally {
    ledger.stop()
  }
}

function start(program: string, { url }: Ledger, env: NodeJS.ProcessEnv) {
  return fork(program, [], { env: { ...process.env, ...env, BENCH_LEDGER: url } })
}

function total({ kept }: Ledger): number {
  return [...kept.values()].reduce((sum, times) => sum + times, 0)
}
