import { z } from 'zod'
import { read } from '../../../scripts/structure/sources.ts'

type Words = { [name: string]: string | Words }

const wordsSchema: z.ZodType<Words> = z.lazy(() => z.record(z.string(), z.union([z.string().min(1), wordsSchema])))

/** Plural suffix that the i18n library adds to a key for `t(key, { count })`. */
const FORM = /_(zero|one|two|few|many|other)$/

/**
 * Every key of the English words as `namespace:a.b`, without those of networks, and its forms: `any`, or the plural forms, which share
 * one key.
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

/** Every English sentence under its full key, `namespace:a.b`, those of networks included as `platforms/x:a.b`. */
export function localeSentences(): Map<string, string> {
  const root = 'web/public/locales/en/'
  return new Map(
    read(`${root}**/*.json`).flatMap(({ path, text }) => {
      const namespace = path.slice(root.length, -'.json'.length)
      return entriesOf(wordsSchema.parse(JSON.parse(text))).map(
        ([key, value]) => [`${namespace}:${key}`, value] as const,
      )
    }),
  )
}

/** The keys of a file of words as `a.b`. @throws when it is no tree of non-empty sentences */
export function flatWords(text: string): string[] {
  return entriesOf(wordsSchema.parse(JSON.parse(text))).map(([key]) => key)
}

function entriesOf(words: Words): [key: string, value: string][] {
  return Object.entries(words).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : entriesOf(value).map(([key, text]) => [`${name}.${key}`, text]),
  )
}
