import { join } from 'node:path'
import { Failure } from '../setup/failure.mjs'
import { ROOT } from '../setup/places.mjs'
import { step } from '../setup/progress.mjs'
import { runLogged } from '../setup/run-logged.mjs'
import type { FailedTest } from './tally.ts'

const BIN = join(ROOT, 'node_modules/.bin')
const PACKAGES = ['core', 'functions', 'web', 'web/sw', 'scripts', 'tests']

type Check = { log: string; purpose: string; commands: [string, string[]][] }

const FORMAT: Check = {
  log: 'format',
  purpose: 'The format check (fix with npm run format)',
  commands: [['oxfmt', ['--check', '.']]],
}
/** Also reports the compiler's errors: reading every package only once halves the time of lint and type check. */
const LINT: Check = { log: 'lint', purpose: 'Lint and types', commands: [['oxlint', ['--type-aware', '--type-check']]] }
/** The compiler itself, only in a deep run: it checks for the same errors again and takes two minutes. */
const TYPES: Check = { log: 'types', purpose: 'The type check', commands: PACKAGES.map(typeCheck) }
const DEAD_CODE: Check = {
  log: 'dead-code',
  purpose: 'The search for dead code',
  commands: [['knip', ['--cache', '--cache-location', join(ROOT, '.data/knip')]]],
}

/** Two lists of checks that run in parallel and take about equally long. */
const LANES = {
  quick: [[FORMAT, DEAD_CODE], [LINT]],
  deep: [[FORMAT, DEAD_CODE, TYPES], [LINT]],
}

/** Returns the incremental type check of a package; its cache is in `.data`, so that only changed files are checked again. */
function typeCheck(name: string): [string, string[]] {
  const kept = join(ROOT, '.data/types', `${name.replaceAll('/', '-')}.tsbuildinfo`)
  return ['tsc', ['-p', name, '--incremental', '--tsBuildInfoFile', kept]]
}

/**
 * Runs format, lint, types and dead code; a failed check does not stop the others. Prints what fails.
 * @returns the failed checks with their messages
 */
export async function runChecks(extent: keyof typeof LANES): Promise<FailedTest[]> {
  const failed: FailedTest[] = []
  try {
    await step('Format, lint, types and dead code', async () => {
      await Promise.all(LANES[extent].map(async (lane) => failed.push(...(await runLane(lane)))))
      if (failed.length > 0) throw new Failure(failed.map(({ message }) => message).join('\n\n'))
    })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.error(`\n${error.message}`)
  }
  return failed
}

async function runLane(checks: readonly Check[]): Promise<FailedTest[]> {
  const failed: FailedTest[] = []
  for (const check of checks) failed.push(...(await runAll(check)))
  return failed
}

/** Runs all commands of a check even if one fails, so that every package's errors are shown; together they count as one failure. */
async function runAll({ commands, log, purpose }: Check): Promise<FailedTest[]> {
  const sentences: string[] = []
  for (const [index, [name, args]] of commands.entries()) {
    try {
      await runLogged(join(BIN, name), args, { log: `check-${log}-${index}`, purpose })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      sentences.push(error.message)
    }
  }
  return sentences.length > 0 ? [{ name: purpose, message: sentences.join('\n\n') }] : []
}
