import i18next, { type InitOptions } from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import { initReactI18next } from 'react-i18next'
import { BRAND } from '@postwright/core/brand'
import { STORAGE_KEYS } from '../config/constants.ts'
import { wordFiles } from './word-files.ts'

export const i18n = i18next

/** What holds wherever words are shown: in the browser and in pages rendered at build time. */
export const WORD_OPTIONS = {
  supportedLngs: ['en'],
  fallbackLng: 'en',
  nonExplicitSupportedLngs: true,
  load: 'languageOnly',
  ns: ['common'],
  defaultNS: 'common',
  interpolation: { escapeValue: false, defaultVariables: { brand: BRAND.name } },
} as const satisfies InitOptions

/**
 * Loads the words: one locale, and of it the namespaces that are named; others when a screen first asks for them.
 * @returns whether all that are named have arrived
 */
export async function startI18n(namespaces: readonly string[] = WORD_OPTIONS.ns): Promise<boolean> {
  await i18n
    .use(wordFiles)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      ...WORD_OPTIONS,
      ns: namespaces,
      detection: {
        order: ['localStorage', 'navigator'],
        lookupLocalStorage: STORAGE_KEYS.language,
        caches: ['localStorage'],
      },
      react: { useSuspense: true },
    })
  return namespaces.every((namespace) => i18n.hasResourceBundle(WORD_OPTIONS.fallbackLng, namespace))
}
