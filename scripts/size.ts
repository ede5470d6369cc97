import { runMain } from './setup/failure.mjs'
import { step } from './setup/progress.mjs'
import { buildChunks } from './size/build-chunks.ts'
import { routeCost } from './size/route-cost.ts'
import { strayModules } from './size/stray-modules.ts'
import budgets from './size-budgets.json' with { type: 'json' }

const FILES_SHOWN = 12

/** `npm run size`: compressed JavaScript per route against its budget; also refuses packages that a route must not load, and what no release may hold. */
async function main(): Promise<number> {
  const chunks = await step('Building the web client', buildChunks)
  const strays = strayModules(chunks, budgets.absent).map(
    (name) => `The build holds ${name}, which is for development.`,
  )
  const excesses = budgets.routes.flatMap(({ route, modules, budget, forbidden }) => {
    const { files, gzipBytes, intruders } = routeCost(chunks, [budgets.entry, ...modules], forbidden)
    console.log(`\n${route}  ${inKilobytes(gzipBytes)} of ${inKilobytes(budget)} gzip, ${files.length} files`)
    const bySize = files.toSorted((a, b) => b.gzipBytes - a.gzipBytes)
    for (const { file, gzipBytes: bytes } of bySize.slice(0, FILES_SHOWN)) {
      console.log(`  ${inKilobytes(bytes).padStart(9)}  ${file}`)
    }
    const excess = gzipBytes > budget ? [`${route} is ${inKilobytes(gzipBytes - budget)} above its budget.`] : []
    return [...excess, ...intruders.map((name) => `${route} loads ${name}, which it must not.`)]
  })
  const problems = [...strays, ...excesses]
  for (const problem of problems) console.error(`\n${problem}`)
  return problems.length === 0 ? 0 : 1
}

function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

await runMain(main)
