import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { z } from 'zod'
import { ICON_NAMES } from './icons/icon-names.ts'
import { Failure, runMain } from './setup/failure.mjs'
import { ROOT } from './setup/places.mjs'

/** Maximum number of search words per icon, in addition to its name. */
const WORDS = 6

const nodesSchema = z.record(z.string(), z.array(z.tuple([z.literal('path'), z.object({ d: z.string() })])))
const detailsSchema = z.record(z.string(), z.object({ tags: z.array(z.unknown()) }))

/** `npm run icons`: writes the icons of the editor from @tabler/icons (MIT), each as one path on a grid of 24. */
async function main(): Promise<number> {
  const nodes = nodesSchema.parse(await readPackageFile('tabler-nodes-outline.json'))
  const details = detailsSchema.parse(await readPackageFile('icons.json'))
  const subjects = Object.entries(ICON_NAMES).map(([subject, names]) => ({ subject, names: names.split(/\s+/) }))
  for (const { subject, names } of subjects) {
    const paths = names.map((name) => `  ${keyOf(name)}: '${pathOf(name, nodes[name])}',`)
    await write(
      `outlines/${subject}`,
      'Outlines by name, drawn as strokes on a grid of 24.',
      `${subject}Outlines`,
      paths,
    )
  }
  const words = subjects.flatMap(({ subject, names }) =>
    names.map((name) => `  ${keyOf(name)}: '${[subject, ...wordsOf(name, details[name]?.tags ?? [])].join(' ')}',`),
  )
  await write('icon-words', 'Category and search keywords of each icon.', 'ICON_WORDS', words)
  return 0
}

async function readPackageFile(name: string): Promise<unknown> {
  return JSON.parse(await readFile(join(ROOT, 'node_modules/@tabler/icons', name), 'utf8'))
}

/**
 * Joins all strokes of an icon into one path. Each stroke starts at an absolute point, because a relative one would continue from the previous
 * stroke.
 */
function pathOf(name: string, strokes: z.infer<typeof nodesSchema>[string] | undefined): string {
  if (!strokes) throw new Failure(`@tabler/icons has no icon named "${name}".`)
  return strokes.map(([, { d }]) => d.replace(/^m/, 'M')).join('')
}

/**
 * Returns an icon's search words without network names, which are allowed only in the networks' own folders and would find icons that are not their
 * logos.
 */
function wordsOf(name: string, tags: readonly unknown[]): string[] {
  const networks = Object.keys(PLATFORM_CONTRACTS)
  return tags
    .filter((tag) => typeof tag === 'string')
    .map((tag) => tag.toLowerCase())
    .filter((tag) => /^[a-z]+$/.test(tag) && !name.split('-').includes(tag) && !networks.includes(tag))
    .slice(0, WORDS)
}

function keyOf(name: string): string {
  return /^[a-z]+$/.test(name) ? name : `'${name}'`
}

async function write(file: string, says: string, name: string, lines: readonly string[]): Promise<void> {
  const text = `/** ${says} Written by \`npm run icons\` from @tabler/icons (MIT). */\nexport const ${name}: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n}\n`
  await writeFile(join(ROOT, 'core/src/scene/icons', `${file}.ts`), text)
}

await runMain(main)
