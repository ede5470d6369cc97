import 'temporal-polyfill/global'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { BREAKS, type Break } from './breaks.ts'
import { FAULTS } from './faults.ts'
import { historyOf } from './history.ts'
import { simulate } from './simulate.ts'
import { simulateMany } from './simulate-many.ts'
import { addTotals, noTotals, type Totals } from './totals.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    break: { type: 'string' },
    /** Of a part: which of how many it is. */
    part: { type: 'string' },
    parts: { type: 'string', default: '1' },
  },
})
const [count, seed, parts] = [Number(values.count), Number(values.seed), Number(values.parts)]
const broken = brokenFrom(values.break)

function brokenFrom(name: string | undefined): Break | null {
  const found = BREAKS.find((known) => known === name) ?? null
  if (name !== undefined && !found) throw new Error(`--break takes ${BREAKS.join(', ')}`)
  return found
}

/** The result is what this program is for. */
function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function runPart(part: number): Promise<void> {
  const totals = await simulateMany({ seed: seed + part, every: parts, count: count / parts, broken })
  process.send?.(totals)
  process.disconnect()
}

/** The worlds shared among one process per core; a count of one world needs no second. */
async function runAll(): Promise<Totals> {
  const processes = Math.min(availableParallelism(), Math.ceil(count / 1_000))
  const totals = Array.from({ length: processes }, async (_, part) => {
    const child = fork(import.meta.filename, [...process.argv.slice(2), `--part=${part}`, `--parts=${processes}`])
    const [[message], [code]] = await Promise.all([once(child, 'message'), once(child, 'exit')])
    if (code !== 0) throw new Error(`part ${part} ended with ${code}`)
    return message as Totals
  })
  return (await Promise.all(totals)).reduce(addTotals, noTotals())
}

async function report(totals: Totals, seconds: number): Promise<void> {
  const { worlds, targets, faults, states, unpreventable, findingCount, findings } = totals
  const list = (counts: Record<string, number>) =>
    Object.entries(counts)
      .map(([name, times]) => `${name.replaceAll('_', ' ')} ${times}`)
      .join(', ')
  print(
    `\n${targets} publications in ${worlds} worlds from seed ${seed}${broken ? `, engine with a broken ${broken}` : ''}`,
  )
  print(`${seconds.toFixed(0)} s, ${(targets / seconds).toFixed(0)} publications per second`)
  print(`\nFaults: ${FAULTS.map((fault) => `${fault.replaceAll('_', ' ')} ${faults[fault]}`).join(', ')}`)
  print(`\nEnds: ${list(states)}`)
  print(`Twice, or out and shown otherwise, without any way to prevent it: ${list(unpreventable) || 'none'}`)
  print(`Preventable duplicates, losses and other findings: ${findingCount}`)
  for (const each of findings.slice(0, 10)) print(`  seed ${each.seed}, ${each.target}: ${each.problem}`)
  const [first] = findings
  if (!first) return
  const { world } = await simulate(first.seed, { broken })
  print(`\nThe first of them, again with: npm run sim:publishing -- --seed=${first.seed} --count=1`)
  for (const line of historyOf(world, first.target)) print(`  ${line}`)
}

if (values.part === undefined) {
  const began = performance.now()
  const totals = await runAll()
  await report(totals, (performance.now() - began) / 1000)
  const isCaught = totals.findingCount > 0
  if (broken) print(isCaught ? `\nThe broken ${broken} was caught.` : `\nThe broken ${broken} was NOT caught.`)
  process.exitCode = isCaught === (broken !== null) ? 0 : 1
} else await runPart(Number(values.part))
