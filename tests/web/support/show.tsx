import { MantineProvider } from '@mantine/core'
import { render } from '@testing-library/react'
import i18next from 'i18next'
import { readdirSync, readFileSync } from 'node:fs'
import type { ReactElement } from 'react'
import { initReactI18next } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'

const LOCALES = 'web/public/locales/en'

/** The product's own words, as the browser would load them. */
export async function loadWords(): Promise<void> {
  if (i18next.isInitialized) return
  const files = readdirSync(LOCALES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  const words = files.map((name) => [name.replace('.json', ''), JSON.parse(readFileSync(`${LOCALES}/${name}`, 'utf8'))])
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    defaultNS: 'common',
    resources: { en: Object.fromEntries(words) },
    interpolation: { escapeValue: false },
  })
}

/**
 * Shows a part of a screen with words, component library and router around it.
 * @param options.matches what every question about the medium is answered with, such as whether the screen is narrow
 */
export async function show(part: ReactElement, { matches = false } = {}) {
  await loadWords()
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }))
  // Growing text fields listen for fonts, which the test's browser does not have.
  const fonts = { addEventListener() {}, removeEventListener() {} }
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true })
  return render(part, {
    wrapper: ({ children }) => (
      <MemoryRouter>
        <MantineProvider>{children}</MantineProvider>
      </MemoryRouter>
    ),
  })
}
