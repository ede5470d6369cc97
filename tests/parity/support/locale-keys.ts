import { z } from 'zod'
import { read } from '../../../scripts/structure/sources.ts'

type Words = { [name: string]: string | Words }

const wordsSchema: z.ZodType<Words> = z.lazy(() => z.record(z.string(), z.union([z.string().min(1), wordsSchema])))

/** What the i18n library adds to a key for the count in `t(key, { count })`. */
const FORM = /_(zero|one|two|few|many|other)$/

/**
 * Every key of the English words as `namespace:a.b`, those of networks left out, and its forms: `any`, or those for a count, which are one key.
 * @throws when a file is no tree of non-empty sentences
 */
export function localeKeys(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { path, text } of read('web/public/locales/en/*.json')) {
    const namespace = path.slice(path.lastIndexOf('/') + 1, -'.json'.length)
    for (const key of flatWords(text)) {
      const name = `${namespace}:${key.replace(FORM, '')}`
      found.set(name, [...(found.get(name) ?? []), FORM.exec(key)?.[1] ?? 'any'])
    }
  }
  return found
}

/** The keys of a file of words as `a.b`. @throws when it is no tree of non-empty sentences */
export function flatWords(text: string): string[] {
  return leavesOf(wordsSchema.parse(JSON.parse(text)))
}

function leavesOf(words: Words): string[] {
  return Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string' ? [name] : leavesOf(value).map((below) => `${name}.${below}`),
  )
}
