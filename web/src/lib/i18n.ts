import i18next, { type InitOptions, type BackendModule } from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import { initReactI18next } from 'react-i18next'
import { BRAND } from '@postwright/core/brand'
import { STORAGE_KEYS } from '../config/constants.ts'

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

/** i18next's source of words: `public/locales/<language>/<namespace>.json`. A file that does not come is asked for again. */
const wordFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    void fetchWords(`/locales/${language}/${namespace}.json`).then(
      (words) => done(null, words),
      // `true` in place of words: i18next tries again, a few times, ever later.
      (error: Error) => done(error, true),
    )
  },
}

/** @throws Error when there is no such file or no network */
async function fetchWords(url: string) {
  const reply = await fetch(url)
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`)
  return reply.json()
}
