import { LegalDocument } from './components/legal-document.tsx'

const SECTIONS = {
  what: ['account', 'content', 'access', 'sessions'],
  why: ['purposes'],
  who: ['parties'],
  browser: ['storage'],
  long: ['periods'],
  rights: ['yours'],
} as const

/** Which data is kept, why and for how long. */
export function Component() {
  return <LegalDocument name="privacy" updated="2026-11-22" sections={SECTIONS} />
}
