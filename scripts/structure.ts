import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runMain } from './setup/failure.mjs'
import { ROOT } from './setup/places.mjs'
import { drawStructure } from './structure/draw-structure.ts'
import { FLOORS } from './structure/floors.ts'
import { floorsOf, readStructure } from './structure/read-structure.ts'

/** Draws the folders of `core`, `functions` and `web` with the imports between them as SVG in `docs/pictures`. */
async function main(): Promise<number> {
  for (const part of ['core', 'functions', 'web'] as const) {
    const structure = readStructure(`${part}/src`)
    const floors = part === 'web' ? floorsOf(structure) : FLOORS[part]
    const file = join(ROOT, 'docs', 'pictures', `structure-${part}.svg`)
    writeFileSync(file, drawStructure(`${part}/src`, structure, floors))
  }
  return 0
}

await runMain(main)
