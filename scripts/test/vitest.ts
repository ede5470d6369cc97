import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { z } from 'zod'
import type { Lifetime } from '../local/lifetime.ts'
import { ROOT } from '../setup/places.mjs'
import type { Project } from '../setup/test-plan.mjs'
import { DETAILS_FILE, type RunDetails } from './details-reporter.ts'
import type { FailedTest, Tally } from './tally.ts'

const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs')
const DETAILS_REPORTER = join(ROOT, 'scripts/test/details-reporter.ts')
const namedSchema = z.array(z.object({ name: z.string(), message: z.string() }))
const detailsSchema = z.object({ outside: namedSchema, retried: namedSchema })
const reportSchema = z.object({
  numPassedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
})
const NO_DETAILS: RunDetails = { outside: [], retried: [] }
type FileReport = z.infer<typeof reportSchema>['testResults'][number]

type VitestRun = { projects: readonly Project[]; paths: string[]; vitestArgs: string[]; env: NodeJS.ProcessEnv }

/** Runs the tests of some projects with vitest's own report; without `paths` it shows one dot per test, so that failures stand out. */
export async function runVitest({ projects, paths, vitestArgs, env }: VitestRun, lifetime: Lifetime): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'postwright-vitest-'))
  const report = join(folder, 'report.json')
  // The wildcard is needed because a folder can consist of several vitest projects, whose names start with the folder's.
  const chosen = projects.flatMap((project) => ['--project', `${project}*`])
  const shown = paths.length === 0 ? 'dot' : 'default'
  const details = join(folder, 'details.json')
  const reporters = [
    `--reporter=${shown}`,
    '--reporter=json',
    `--outputFile.json=${report}`,
    `--reporter=${DETAILS_REPORTER}`,
  ]
  // Hides the console output of passing tests, which would bury that of failing ones, unless the caller sets `--silent`.
  const silence = vitestArgs.some((arg) => arg.startsWith('--silent')) ? [] : ['--silent=passed-only']
  const args = [VITEST, 'run', ...chosen, ...reporters, ...silence, ...paths, ...vitestArgs]
  const update = vitestArgs.includes('--update') ? { POSTWRIGHT_UPDATE: '1' } : {}
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...env, ...update, [DETAILS_FILE]: details, CI: '1' },
    stdio: 'inherit',
  })
  const ended = new Promise<number | null>((settle) => child.once('exit', settle))
  lifetime.owns(child)
  const exitCode = await ended
  const tally = readTally(readIfThere(report), projects.join(', '), exitCode, readIfThere(details))
  rmSync(folder, { recursive: true, force: true })
  return tally
}

/**
 * Returns the result in vitest's JSON report; a file that could not run counts as one failed test.
 * @param report its text; null if vitest ended before writing one
 * @param details errors outside of any test and repeated tests, as JSON; null if none were written
 */
export function readTally(
  report: string | null,
  project: string,
  exitCode: number | null,
  details: string | null = null,
): Tally {
  const ended = (message: string) => ({ name: project, message: `${message} (exit code ${exitCode}), see above` })
  if (report === null) return { passed: 0, failed: [ended('The tests ended without a report')], retried: [], times: [] }
  const { numPassedTests, testResults } = reportSchema.parse(JSON.parse(report))
  const failed = testResults.flatMap(failuresOf)
  const { outside, retried } = details === null ? NO_DETAILS : detailsSchema.parse(JSON.parse(details))
  failed.push(...outside)
  if (failed.length === 0 && exitCode !== 0) failed.push(ended('An error outside of any test'))
  const times = testResults.map(({ name, startTime, endTime }) => ({
    file: relative(ROOT, name),
    startedAt: startTime,
    endedAt: endTime,
  }))
  return { passed: numPassedTests, failed, retried, times }
}

function readIfThere(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

function failuresOf({ name, status, message, assertionResults }: FileReport): FailedTest[] {
  const file = relative(ROOT, name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [{ name: file, message }]
  return failed.map(({ fullName, failureMessages }) => ({
    name: `${file} > ${fullName}`,
    message: (failureMessages ?? []).join('\n'),
  }))
}
