import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import { flatWords } from './locale-keys.ts'
import { read } from '../../../scripts/structure/sources.ts'

const FOLDER = 'web/public/locales/en/platforms/'

/** The keys of each network's words, by network. */
export function platformWords(): Map<string, string[]> {
  const files = read(`${FOLDER}*.json`)
  return new Map(files.map(({ path, text }) => [path.slice(FOLDER.length, -'.json'.length), flatWords(text)]))
}

/** Keys that a network's form, settings and apps require. */
export function neededWords({ auth, settings }: PlatformContract): string[] {
  const fields = auth.fields.flatMap(({ key }) => [`fields.${key}.label`, `fields.${key}.invalid`])
  const chosen = settings.flatMap((field) => {
    const options = field.kind === 'choice' && !field.isOwn ? field.options : []
    const parts = field.kind === 'pairs' ? ['name', 'address', 'add'] : []
    const isRefused = field.kind === 'pairs' || (field.kind === 'text' && field.pattern !== undefined)
    return [
      `settings.${field.key}.label`,
      ...[...parts, ...(isRefused ? ['invalid'] : [])].map((part) => `settings.${field.key}.${part}`),
      ...options.map((value) => `settings.${field.key}.options.${value}`),
    ]
  })
  const apps = (auth.apps ?? []).flatMap(({ id }) => [`apps.${id}.label`, `apps.${id}.hint`])
  return [...fields, ...chosen, ...apps]
}

/** Keys that a network may have besides its required ones. */
export function possibleWords({ auth, settings }: PlatformContract): RegExp[] {
  const fields = auth.fields.flatMap(({ key }) => [`fields.${key}.hint`, `fields.${key}.caution`])
  const hints = settings.map(({ key }) => `settings.${key}.hint`)
  const own = settings.flatMap((field) =>
    field.kind === 'choice' && field.isOwn ? [new RegExp(String.raw`^settings\.${field.key}\.options\.\w+$`)] : [],
  )
  return [
    ...own,
    ...[...fields, ...hints].map((key) => new RegExp(`^${key.replaceAll('.', String.raw`\.`)}$`)),
    ...GENERAL,
  ]
}

/** `own`: texts of the network's own components, which name their keys themselves. */
const GENERAL = [/^guide\.(link|steps\.[1-9])$/, /^kind\.\w+$/, /^own\./]
