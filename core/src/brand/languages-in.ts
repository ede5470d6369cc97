import { KNOWN_LANGUAGES, type KnownLanguage } from '../checks/text/text-analysis.ts'

const NAMES: Readonly<Record<KnownLanguage, readonly string[]>> = {
  en: ['en', 'english', 'englisch', 'inglés', 'anglais'],
  de: ['de', 'german', 'deutsch', 'alemán', 'allemand'],
  es: ['es', 'spanish', 'español', 'spanisch', 'espagnol', 'castellano'],
  fr: ['fr', 'french', 'français', 'französisch', 'francés'],
}

/** The languages that a person names, in their order: “German and English”, “fr-CA”. Those that checks do not know are left out. */
export function languagesIn(named: string): KnownLanguage[] {
  const words =
    named
      .toLowerCase()
      .normalize('NFC')
      .match(/\p{L}+/gu) ?? []
  const found = words.flatMap((word) => KNOWN_LANGUAGES.filter((each) => NAMES[each].includes(word)))
  return [...new Set(found)]
}
