import { useTranslation } from 'react-i18next'
import type { Finding } from '@postwright/core/checks/check'

type Props = {
  score: number | null
  /** What the score can be at most. */
  ceiling: number
  findings: readonly Finding[]
  className: string | undefined
}

/** Which findings a score stops at, and what else holds the post up; nothing where other checks decide. */
export function CeilingNote({ score, ceiling, findings, className }: Props) {
  const { t } = useTranslation('checks')
  const held = findings.some(({ strength }) => strength === 'block')
    ? 'block'
    : findings.some(({ strength }) => strength === 'ask')
      ? 'ask'
      : null
  if (score !== ceiling || ceiling === 100) {
    return held && <span className={className}>{t(`checks:score.held.${held}`)}</span>
  }
  const gravest = findings.filter((finding) => finding.ceiling < 1).map(({ check }) => check)
  const names = [...new Set(gravest)].map((check) => t(`checks:check.${check}.name`)).join(', ')
  return (
    <>
      <span className={className}>{t('checks:score.ceiling', { ceiling, names })}</span>
      {held && <span className={className}>{t(`checks:score.held.${held}`)}</span>}
    </>
  )
}
