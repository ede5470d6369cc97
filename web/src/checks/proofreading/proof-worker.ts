import type { CheckedDraft } from '@postwright/core/checks/checked-draft'
import { analyzeText } from '@postwright/core/checks/text/analyze-text'
import { serveCalls } from '@/lib/workers/serve-calls.ts'
import germanAffixes from 'dictionary-de/index.aff?url'
import germanWords from 'dictionary-de/index.dic?url'
import spanishAffixes from 'dictionary-es/index.aff?url'
import spanishWords from 'dictionary-es/index.dic?url'
import frenchAffixes from 'dictionary-fr/index.aff?url'
import frenchWords from 'dictionary-fr/index.dic?url'
import { createProofreader } from './create-proofreader.ts'

const FILES = {
  de: [germanAffixes, germanWords],
  es: [spanishAffixes, spanishWords],
  fr: [frenchAffixes, frenchWords],
} as const

/** @throws when the file cannot be loaded */
async function load(address: string): Promise<string> {
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`${address} could not be loaded: ${reply.status}`)
  return reply.text()
}

const readProofs = createProofreader(async (language) => {
  const [affixes, words] = await Promise.all(FILES[language].map(load))
  return { affixes: affixes ?? '', words: words ?? '' }
})

serveCalls(({ text, languages }: Pick<CheckedDraft, 'text' | 'languages'>) => readProofs(analyzeText(text, languages)))
