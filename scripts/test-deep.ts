import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { beginLifetime, type Lifetime } from './local/lifetime.ts'
import { runMain } from './setup/failure.mjs'

/** Benchmarks that `npm run test:deep` runs one after the other before the tests, whose total is the last line. */
const BENCHES = ['bench-refresh.ts', 'bench-pages.ts']

/**
 * `npm run test:deep [path…]`: runs `npm test` with every mutant of the rules, the large simulations and every screen in all its variants; without a
 * path also the benchmarks.
 */
async function main(): Promise<number> {
  const paths = process.argv.slice(2)
  const lifetime = await beginLifetime(() => false)
  const failed: string[] = []
  try {
    for (const program of paths.length === 0 ? [...BENCHES, 'test.ts'] : ['test.ts']) {
      if (!(await succeeds(program, program === 'test.ts' ? paths : [], lifetime))) failed.push(program)
    }
  } finally {
    await lifetime.end()
  }
  const benches = failed.filter((program) => BENCHES.includes(program))
  if (benches.length > 0) console.error(`Failed before the tests: ${benches.join(', ')}`)
  return failed.length === 0 ? 0 : 1
}

async function succeeds(program: string, args: string[], lifetime: Lifetime): Promise<boolean> {
  const env = { ...process.env, POSTWRIGHT_DEEP: '1' }
  const child = spawn(process.execPath, [join(import.meta.dirname, program), ...args], { stdio: 'inherit', env })
  lifetime.owns(child)
  const [code]: unknown[] = await once(child, 'exit')
  return code === 0
}

await runMain(main)
