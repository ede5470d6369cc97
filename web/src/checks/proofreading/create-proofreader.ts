import type { Proof } from '@postwright/core/checks/language/proof'
import type { KnownLanguage, TextAnalysis } from '@postwright/core/checks/text/text-analysis'
import { readByDictionary, type Dictionary } from './dictionary-proofs.ts'
import { readEnglish } from './english-proofs.ts'

/** @throws when it cannot be loaded */
type LoadDictionary = (language: Exclude<KnownLanguage, 'en'>) => Promise<Dictionary>

type Reader = (text: TextAnalysis) => Proof[] | Promise<Proof[]>

/**
 * Reads texts in the languages that checks know, each with what is loaded for it once; texts of other languages have no proofs.
 * @returns a function that rejects while what it needs cannot be loaded, and tries again with the next text
 */
export function createProofreader(loadDictionary: LoadDictionary): Reader {
  const readers = new Map<KnownLanguage, Promise<Reader>>()

  async function openReader(language: KnownLanguage): Promise<Reader> {
    if (language !== 'en') return readByDictionary(await loadDictionary(language))
    const read = await readEnglish()
    return ({ text }) => read(text)
  }

  return async (text) => {
    const { language } = text
    if (language === null) return []
    const opened = readers.get(language) ?? openReader(language)
    readers.set(language, opened)
    try {
      return await (
        await opened
      )(text)
    } catch (error) {
      readers.delete(language)
      throw error
    }
  }
}
