import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runMain } from './setup/failure.mjs'
import { ROOT } from './setup/places.mjs'
import { drawStructure } from './structure/draw-structure.ts'
import { FLOORS } from './structure/floors.ts'
import { floorsOf, readStructure } from './structure/read-structure.ts'

/** Draws the folders of the server, of the client and of what they share, with what they import of each other. */
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
