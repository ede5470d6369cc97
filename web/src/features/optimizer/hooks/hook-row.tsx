import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { HookOption } from '@postwright/core/checks/hooks/hook-options'
import styles from '../components/optimizer.module.css'

type Props = {
  option: HookOption
  /** What it is ranked by. */
  rank: ReactNode
  /** Why it has that rank. */
  reasons?: ReactNode
  onChoose: (text: string) => void
}

/** One first line of the tournament. */
export function HookRow({ option: { kind, hook, text }, rank, reasons, onChoose }: Props) {
  const { t } = useTranslation('optimizer')
  return (
    <li className={styles.hook}>
      <div className={styles.rank}>{rank}</div>
      <div className={styles.hookWords}>
        <span className={styles.kind}>{t(`optimizer:hooks.kind.${kind}`)}</span>
        <p className={styles.hookText}>{hook}</p>
        {reasons}
      </div>
      {kind !== 'asWritten' && (
        <Button
          variant="default"
          size="xs"
          onClick={() => onChoose(text)}
          aria-label={t('optimizer:hooks.useLabel', { hook })}
        >
          {t('optimizer:hooks.use')}
        </Button>
      )}
    </li>
  )
}
