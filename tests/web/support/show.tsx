import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import i18next from 'i18next'
import { readdirSync, readFileSync } from 'node:fs'
import { useEffect, type ReactElement } from 'react'
import { initReactI18next } from 'react-i18next'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { vi } from 'vitest'
import { WORD_OPTIONS } from '@/lib/i18n.ts'
import { WorkspaceContext } from '@/session/workspace-context.tsx'
import { openedWorkspace } from '../../support/client/person.ts'

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
    interpolation: WORD_OPTIONS.interpolation,
  })
}

type Options = {
  /** Result of every media query, such as whether the screen is narrow. */
  matches?: boolean
  /** The address that the part is opened at. */
  at?: string
}

/** Shows a part of a screen with words, component library, router, open workspace and the cache of calls around it. */
export async function show(part: ReactElement, { matches = false, at = '/' }: Options = {}) {
  await loadWords()
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }))
  // Growing text fields listen for fonts, which the test's browser does not have.
  const fonts = { addEventListener() {}, removeEventListener() {} }
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true })
  const opened = openedWorkspace()
  const calls = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } })
  return render(part, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[at]}>
        <QueryClientProvider client={calls}>
          <MantineProvider>
            <WorkspaceContext value={opened}>{children}</WorkspaceContext>
          </MantineProvider>
        </QueryClientProvider>
        <NoteAddress />
      </MemoryRouter>
    ),
  })
}

let shownAddress = ''

/** Current address of the router around what is shown. */
export function address(): string {
  return shownAddress
}

function NoteAddress(): null {
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    shownAddress = `${pathname}${search}${hash}`
  }, [pathname, search, hash])
  return null
}
