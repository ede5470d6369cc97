import { useTranslation } from 'react-i18next'
import type { Template } from '@postwright/core/collections/templates'
import { POST_TEXT_MAX } from '@postwright/core/limits'
import { ownValue } from '@postwright/core/own-value'
import { variableKey } from '@postwright/core/text/template-variables'
import { OWN_VARIABLES, variablesOf } from '@/posts/library/template-values.ts'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import { Panel } from '@/ui/panel.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { TextField } from '@/ui/text-field.tsx'
import type { PillarText, PlanForm } from '../plan-form.ts'
import styles from './campaign-plan.module.css'

const OWN: ReadonlySet<string> = new Set(OWN_VARIABLES.map(variableKey))

type Props = {
  pillar: PlanForm['pillars'][number]
  /** Posts of the pillar. */
  count: number
  templates: readonly Template[]
  chosen: PillarText
  onChange: (text: PillarText) => void
}

/** The text that the posts of one pillar begin with: a template, a text with blanks that is written here, or none. */
export function PillarTextFields({ pillar, count, templates, chosen, onChange }: Props) {
  const { t } = useTranslation('campaign-plan')
  const template = templates.find(({ id }) => id === chosen.templateId)
  const texts = template ?? { text: chosen.text, title: '', comment: '', thread: [] }
  const blanks = variablesOf(texts).filter((name) => !OWN.has(variableKey(name)))
  const { name } = pillar
  return (
    <Panel title={name} description={t('campaign-plan:texts.posts', { count })} id={`plan-text-${pillar.id}`}>
      <div className={styles.fields}>
        <SelectField
          label={t('campaign-plan:texts.template', { pillar: name })}
          value={template?.id ?? ''}
          options={[
            { value: '', label: t('campaign-plan:texts.own') },
            ...templates.map((each) => ({ value: each.id, label: each.name })),
          ]}
          onChange={(templateId) => onChange({ ...chosen, templateId })}
        />
        {template ? (
          <p className={styles.templateText}>{template.text}</p>
        ) : (
          <CountedTextarea
            label={t('campaign-plan:texts.text', { pillar: name })}
            hint={t('campaign-plan:texts.hint')}
            optional
            value={chosen.text}
            max={POST_TEXT_MAX}
            onChange={(event) => onChange({ ...chosen, text: event.currentTarget.value })}
          />
        )}
        {blanks.map((blank) => (
          <TextField
            key={variableKey(blank)}
            label={t('campaign-plan:texts.blank', { name: blank, pillar: name })}
            optional
            value={ownValue(chosen.values, variableKey(blank)) ?? ''}
            onChange={(event) =>
              onChange({ ...chosen, values: { ...chosen.values, [variableKey(blank)]: event.currentTarget.value } })
            }
          />
        ))}
      </div>
    </Panel>
  )
}
