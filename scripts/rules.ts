import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { COLLECTIONS } from '@postwright/core/collections/collections'
import { renderRules } from './rules/render-rules.ts'
import { runMain } from './setup/failure.mjs'
import { ROOT } from './setup/places.mjs'

/** `npm run rules`: writes firestore.rules from the descriptions of the collections. */
async function main(): Promise<number> {
  const template = await readFile(join(ROOT, 'scripts/rules/template.rules'), 'utf8')
  await writeFile(join(ROOT, 'firestore.rules'), renderRules(template, COLLECTIONS))
  return 0
}

await runMain(main)
