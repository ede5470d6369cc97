import { runMain } from './setup/failure.mjs'
import { step } from './setup/progress.mjs'
import { addedCost } from './size/added-cost.ts'
import { buildChunks, type Chunk } from './size/build-chunks.ts'
import type { FeatureScreens } from './size/feature-screens.ts'
import { readFeatures, type SizedFeature } from './size/read-features.ts'
import { routeCost } from './size/route-cost.ts'
import { strayModules } from './size/stray-modules.ts'
import budgets from './size-budgets.json' with { type: 'json' }

const FILES_SHOWN = 12

type ScreenGroup = { frame: string[]; modules: string[]; /** In bytes. */ budget: number }

/**
 * `npm run size`: compares the compressed JavaScript of each route and lazy screen with its budget. Also fails for packages that a route must not
 * load, and for development modules in the build.
 */
async function main(): Promise<number> {
  const { chunks, screens } = await step('Building the web client', buildChunks)
  const features = await readFeatures()
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
  const problems = [...strays, ...excesses, ...heavyScreens(chunks, screenGroups(features, screens))]
  for (const problem of problems) console.error(`\n${problem}`)
  return problems.length === 0 ? 0 : 1
}

/** Returns the screens of every area, and the public pages, each with the modules around them and the budget per screen. */
function screenGroups(features: SizedFeature[], screens: FeatureScreens): ScreenGroup[] {
  const areas = features.map(({ name, surroundings, budget }) => ({
    frame: budgets.surroundings[surroundings],
    modules: screens.get(name) ?? [],
    budget: budget * 1000,
  }))
  return [{ ...budgets.publicScreens, frame: [] }, ...areas]
}

/** Prints what every lazy screen adds to its frame; returns a sentence for each that adds too much. */
function heavyScreens(chunks: Chunk[], groups: ScreenGroup[]): string[] {
  console.log('\nEach screen, in addition to its frame')
  return groups.flatMap(({ frame, modules, budget }) =>
    modules.flatMap((screen) => {
      const added = addedCost(chunks, [budgets.entry, ...frame], screen)
      console.log(`  ${inKilobytes(added).padStart(9)} of ${inKilobytes(budget)}  ${screen}`)
      return added > budget ? [`${screen} adds ${inKilobytes(added - budget)} more than it may.`] : []
    }),
  )
}

function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

await runMain(main)
