import { useTranslation } from 'react-i18next'
import { OPERATOR } from '../config/operator.ts'
import { LegalDocument } from './components/legal-document.tsx'
import { OperatorFacts } from './components/operator-facts.tsx'

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

/** Shows the rules for using the hosted service. */
export function Component() {
  const { t } = useTranslation('legal')
  const first = {
    id: 'operator',
    title: t('legal:operator.party'),
    content: <OperatorFacts operator={{ ...OPERATOR, processors: [] }} />,
  }
  return <LegalDocument name="terms" updated="2026-11-30" sections={SECTIONS} first={first} />
}
