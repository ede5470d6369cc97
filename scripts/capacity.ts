import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeCapacity } from './capacity/describe.ts'
import { runMain } from './setup/failure.mjs'
import { ROOT } from './setup/places.mjs'

/** `npm run capacity`: writes `docs/capacity.md` with the cost of different numbers of people and the limit that each number reaches first. */
async function main(): Promise<number> {
  writeFileSync(join(ROOT, 'docs', 'capacity.md'), describeCapacity())
  return 0
}

await runMain(main)
