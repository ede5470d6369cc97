import { useTranslation } from 'react-i18next'
import { OPERATOR } from '../config/operator.ts'
import { LegalDocument } from './components/legal-document.tsx'
import { OperatorFacts } from './components/operator-facts.tsx'

const SECTIONS = {
  what: ['account', 'content', 'access', 'sessions', 'payments', 'referrals'],
  why: ['purposes'],
  who: ['parties'],
  browser: ['storage'],
  long: ['periods'],
  rights: ['yours'],
} as const

/** Explains which data is stored, why and for how long. */
export function Component() {
  const { t } = useTranslation('legal')
  const first = {
    id: 'controller',
    title: t('legal:operator.title'),
    content: <OperatorFacts operator={OPERATOR} />,
  }
  return <LegalDocument name="privacy" updated="2026-11-30" sections={SECTIONS} first={first} />
}
