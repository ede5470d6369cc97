import { LegalDocument } from './components/legal-document.tsx'

const SECTIONS = {
  service: ['scope'],
  account: ['yours'],
  content: ['rights'],
  fair: ['rules'],
  delivery: ['promise'],
  ending: ['leaving'],
  liability: ['extent'],
  changes: ['notice'],
} as const

/** The rules for using the hosted service. */
export function Component() {
  return <LegalDocument name="terms" updated="2026-11-22" sections={SECTIONS} />
}
