import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ApiScope } from '@postwright/core/rights/scopes'
import styles from './api-access.module.css'

type Props = {
  label: string
  offered: readonly ApiScope[]
  value: readonly ApiScope[]
  onChange: (scopes: ApiScope[]) => void
  error?: string | undefined
}

/** Lets the user choose the scopes of a key or an assistant. */
export function ScopeChoice({ label, offered, value, onChange, error }: Props) {
  const scopeText = useScopeText()
  return (
    <fieldset className={styles.scopes} aria-invalid={error !== undefined || undefined}>
      <legend>{label}</legend>
      {offered.map((scope) => (
        <Checkbox
          key={scope}
          size="sm"
          label={scopeText(scope)}
          checked={value.includes(scope)}
          onChange={(event) =>
            onChange(event.currentTarget.checked ? [...value, scope] : value.filter((each) => each !== scope))
          }
        />
      ))}
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** Returns a function that describes what a scope allows. */
export function useScopeText(): (scope: ApiScope) => string {
  const { t } = useTranslation('api-access')
  return (scope) => t(`api-access:scope.${scope.replace(':', '-')}`)
}
