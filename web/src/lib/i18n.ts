import i18next from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import HttpBackend from 'i18next-http-backend'
import { initReactI18next } from 'react-i18next'
import { BRAND } from '@postwright/core/brand'
import { STORAGE_KEYS } from '../config/constants.ts'

export const i18n = i18next

/** Loads the words: one locale, `common` by default, other namespaces when a screen first asks for them. */
export async function startI18n(): Promise<void> {
  await i18n
    .use(HttpBackend)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      supportedLngs: ['en'],
      fallbackLng: 'en',
      nonExplicitSupportedLngs: true,
      load: 'languageOnly',
      ns: ['common'],
      defaultNS: 'common',
      backend: { loadPath: '/locales/{{lng}}/{{ns}}.json' },
      detection: {
        order: ['localStorage', 'navigator'],
        lookupLocalStorage: STORAGE_KEYS.language,
        caches: ['localStorage'],
      },
      interpolation: { escapeValue: false, defaultVariables: { brand: BRAND.name } },
      react: { useSuspense: true },
    })
}
