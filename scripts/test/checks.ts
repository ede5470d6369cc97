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
  purpose: 'The format check (npm run format mends it)',
  commands: [['oxfmt', ['--check', '.']]],
}
/** Reports what the compiler would, too: reading every package once for both halves the time. */
const LINT: Check = { log: 'lint', purpose: 'Lint and types', commands: [['oxlint', ['--type-aware', '--type-check']]] }
/** The compiler itself has the last word in a deep run: it looks for the same errors once more, for two minutes. */
const TYPES: Check = { log: 'types', purpose: 'The type check', commands: PACKAGES.map(typeCheck) }
const DEAD_CODE: Check = {
  log: 'dead-code',
  purpose: 'The search for dead code',
  commands: [['knip', ['--cache', '--cache-location', join(ROOT, '.data/knip')]]],
}

/** Two at a time, about equally long. */
const LANES = {
  quick: [[FORMAT, DEAD_CODE], [LINT]],
  deep: [[FORMAT, DEAD_CODE, TYPES], [LINT]],
}

/** What was found is kept beside the other local data, so that only what changed since is looked at again. */
function typeCheck(name: string): [string, string[]] {
  const kept = join(ROOT, '.data/types', `${name.replaceAll('/', '-')}.tsbuildinfo`)
  return ['tsc', ['-p', name, '--incremental', '--tsBuildInfoFile', kept]]
}

/**
 * Format, lint, types and dead code; a failed check does not keep the others from running.
 * @returns those that failed; what they found is printed, too
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

/** Every command of a check, so that one package's errors do not hide another's: they are one failure together. */
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
