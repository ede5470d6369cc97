import i18next, { type InitOptions, type BackendModule } from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import { initReactI18next } from 'react-i18next'
import { BRAND } from '@postwright/core/brand'
import { STORAGE_KEYS } from '../config/constants.ts'

export const i18n = i18next

/** Options shared by the browser and by pages rendered at build time. */
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
 * Loads the texts of one locale for the given namespaces; other namespaces load when a screen first requests them.
 * @returns whether all given namespaces have loaded
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

/** i18next backend for `public/locales/<language>/<namespace>.json`. A file that fails to load is requested again. */
const wordFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    void fetchWords(`/locales/${language}/${namespace}.json`).then(
      (words) => done(null, words),
      // With `true`, i18next retries a few times with increasing delays.
      (error: Error) => done(error, true),
    )
  },
}

/** @throws Error if the file does not exist or there is no network */
async function fetchWords(url: string) {
  const reply = await fetch(url)
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`)
  return reply.json()
}
