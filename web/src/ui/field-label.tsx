import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './field.module.css'

type Props = { children: ReactNode; optional?: boolean }

/** The label of a field; what need not be filled in says so, so that everything else must. */
export function FieldLabel({ children, optional = false }: Props) {
  return (
    <>
      {children}
      {optional && <OptionalMark />}
    </>
  )
}

function OptionalMark() {
  const { t } = useTranslation('ui')
  return <span className={styles.optional}> {t('ui:field.optional')}</span>
}

/** What stands where around an input: hint and error below, so that inputs of one row line up. */
export const FIELD_ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']
