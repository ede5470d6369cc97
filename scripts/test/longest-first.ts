import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, by a whole run on two cores; those that mostly wait lie between those that compute. */
const LONGEST = [
  'e2e/accessibility',
  'e2e/main-job',
  'e2e/gallery',
  'e2e/accounts',
  'e2e/accessibility-states',
  'rules/mutants',
  'background/real-workers',
  'api/fuzz',
  'rules/agreement',
  'background/sandbox-function',
  'background/bluesky-delivery',
  'api/image-memory',
  'api/access-matrix',
  'rules/coverage',
  'rules/attacks',
]

/**
 * Hands out the longest files first, so that none of them is left to run alone at the end. By itself vitest knows how long a file
 * takes from an earlier run in the same clone only, and in the first one goes by its size.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((name) => moduleId.endsWith(`/tests/${name}.test.ts`))
  return place === -1 ? LONGEST.length : place
}
