import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const MODULES = join(createRequire(import.meta.url).resolve('dictionary-de'), '../..')

/** Reads the Hunspell files of a dictionary, which the client loads. */
export async function readDictionary(language: 'de' | 'es' | 'fr'): Promise<{ affixes: string; words: string }> {
  const folder = join(MODULES, `dictionary-${language}`)
  const [affixes, words] = await Promise.all([
    readFile(join(folder, 'index.aff'), 'utf8'),
    readFile(join(folder, 'index.dic'), 'utf8'),
  ])
  return { affixes, words }
}
