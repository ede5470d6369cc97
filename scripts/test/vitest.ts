import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { Lifetime } from '../local/lifetime.ts'
import { ROOT } from '../setup/places.mjs'
import type { Project } from '../setup/test-plan.mjs'

/** Tests that passed and failed; a file that could not run counts as one failed test. */
export type Tally = { passed: number; failed: number }

const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs')
const reportSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

type VitestRun = { projects: readonly Project[]; paths: string[]; vitestArgs: string[]; env: NodeJS.ProcessEnv }

/** Runs the tests of some projects, showing vitest's own report. */
export async function runVitest({ projects, paths, vitestArgs, env }: VitestRun, lifetime: Lifetime): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'postwright-vitest-'))
  const report = join(folder, 'report.json')
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = [VITEST, 'run', ...chosen, ...reporters, ...paths, ...vitestArgs]
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...env, CI: '1' }, stdio: 'inherit' })
  const ended = new Promise<number | null>((settle) => child.once('exit', settle))
  lifetime.onEnd(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await ended
  })
  const tally = tallyOf(report, await ended)
  rmSync(folder, { recursive: true, force: true })
  return tally
}

function tallyOf(report: string, exitCode: number | null): Tally {
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, testResults } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')))
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length
  const failed = numFailedTests + broken
  // An error outside of any test, such as a promise nobody awaited, fails the run without failing a test.
  return { passed: numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed }
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  }
}

/** The last line of a test command, alone: what people and machines read first. */
export function printTally({ passed, failed }: Tally): void {
  console.log(`\n${passed} passed, ${failed} failed`)
}
