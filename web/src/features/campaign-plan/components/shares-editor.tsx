import { useTranslation } from 'react-i18next'
import { Panel } from '@/ui/panel.tsx'
import { CountField } from './count-field.tsx'
import styles from './campaign-plan.module.css'

type Part<Id extends string> = { id: Id; share: number }
type Props<Id extends string> = {
  id: string
  title: string
  text: string
  parts: readonly Part<Id>[]
  nameOf: (id: Id) => string
  onChange: (parts: Part<Id>[]) => void
}

/** Shares of a few fixed parts; one with 0 is left out of the plan. */
export function SharesEditor<Id extends string>({ id, title, text, parts, nameOf, onChange }: Props<Id>) {
  const { t } = useTranslation('campaign-plan')
  return (
    <Panel title={title} description={text} id={id}>
      <div className={styles.shares}>
        {parts.map((part) => (
          <CountField
            key={part.id}
            label={t('campaign-plan:share.of', { name: nameOf(part.id) })}
            value={part.share}
            max={100}
            onChange={(share) => onChange(parts.map((each) => (each.id === part.id ? { ...each, share } : each)))}
          />
        ))}
      </div>
    </Panel>
  )
}
