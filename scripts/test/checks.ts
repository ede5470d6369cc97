import { join } from 'node:path'
import { Failure } from '../setup/failure.mjs'
import { ROOT } from '../setup/places.mjs'
import { step } from '../setup/progress.mjs'
import { runLogged } from '../setup/run-logged.mjs'

const BIN = join(ROOT, 'node_modules/.bin')
const PACKAGES = ['core', 'functions', 'web', 'web/sw', 'scripts', 'tests']

type Check = { label: string; log: string; purpose: string; commands: [string, string[]][] }

const CHECKS: Check[] = [
  {
    label: 'Format',
    log: 'format',
    purpose: 'The format check (npm run format mends it)',
    commands: [['oxfmt', ['--check', '.']]],
  },
  { label: 'Lint', log: 'lint', purpose: 'Lint', commands: [['oxlint', ['--type-aware']]] },
  { label: 'Types', log: 'types', purpose: 'The type check', commands: PACKAGES.map(typeCheck) },
  { label: 'Dead code', log: 'dead-code', purpose: 'The search for dead code', commands: [['knip', []]] },
]

/** What was found is kept beside the other local data, so that only what changed since is looked at again. */
function typeCheck(name: string): [string, string[]] {
  const kept = join(ROOT, '.data/types', `${name.replaceAll('/', '-')}.tsbuildinfo`)
  return ['tsc', ['-p', name, '--incremental', '--tsBuildInfoFile', kept]]
}

/**
 * Format, lint, types and dead code, one after another; a failed check does not keep the others from running.
 * @returns how many failed; what they found is printed
 */
export async function runChecks(): Promise<number> {
  const failures: Failure[] = []
  for (const { label, log, purpose, commands } of CHECKS) {
    try {
      await step(label, () => runAll(commands, log, purpose))
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      failures.push(error)
    }
  }
  for (const failure of failures) console.error(`\n${failure.message}`)
  return failures.length
}

/** Every command of a check, so that one package's errors do not hide another's. */
async function runAll(commands: Check['commands'], log: string, purpose: string): Promise<void> {
  const sentences: string[] = []
  for (const [index, [name, args]] of commands.entries()) {
    try {
      await runLogged(join(BIN, name), args, { log: `check-${log}-${index}`, purpose })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      sentences.push(error.message)
    }
  }
  if (sentences.length > 0) throw new Failure(sentences.join('\n\n'))
}
