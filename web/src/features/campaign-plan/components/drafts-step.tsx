import { Alert, Button, Progress } from '@mantine/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Template } from '@postwright/core/collections/templates'
import type { Connection } from '@postwright/core/model/connection'
import { ownValue } from '@postwright/core/own-value'
import type { PlanBrief } from '@postwright/core/campaign-plan/plan-brief'
import { judgePlan } from '@postwright/core/campaign-plan/solve-plan'
import { useSignedIn } from '@/session/use-session.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { OfflineNote } from '@/ui/offline-note.tsx'
import { useOnline } from '@/ui/use-online.ts'
import { createDrafts, type CreationEnd } from '../data/create-drafts.ts'
import { campaignOfPlan, toPlanDrafts } from '../plan-drafts.ts'
import type { PlanNames } from '../plan-words.ts'
import type { PlanFormControl } from '../use-plan-form.ts'
import styles from './campaign-plan.module.css'
import { POST_TEXT_MAX } from '@postwright/core/limits'
import { variableKey } from '@postwright/core/text/template-variables'
import { OWN_VARIABLES, variablesOf } from '@/posts/library/template-values.ts'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import { Panel } from '@/ui/panel.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { TextField } from '@/ui/text-field.tsx'
import type { PillarText, PlanForm } from '../plan-form.ts'

type Props = {
  brief: PlanBrief
  control: PlanFormControl
  channels: readonly Connection[]
  templates: readonly Template[]
  names: PlanNames
}

type Progressing = { status: 'idle' } | { status: 'running'; done: number } | { status: 'ended'; end: CreationEnd }

/** Edits the initial texts of posts, pillar by pillar, and creates the drafts. */
export function DraftsStep({ brief, control, channels, templates, names }: Props) {
  const { t } = useTranslation('campaign-plan')
  const { form, change } = control
  const { user, workspaceId } = useSignedIn()
  const { name: workspace } = useWorkspace()
  const isOnline = useOnline()
  const [progress, setProgress] = useState<Progressing>({ status: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const plan = useMemo(() => judgePlan(brief, form.placements), [brief, form.placements])
  const total = plan.placements.length

  async function create() {
    const stop = new AbortController()
    running.current = stop
    change({ isCreating: true })
    setProgress({ status: 'running', done: 0 })
    const posts = toPlanDrafts(form, plan.placements, {
      t,
      tzid: brief.tzid,
      workspace,
      channels,
      names,
      templates: new Map(templates.map((each) => [each.id, each])),
    })
    const end = await createDrafts(
      { uid: user.id, workspaceId, campaignId: form.campaignId, campaign: campaignOfPlan(form), posts },
      { onProgress: (done) => setProgress({ status: 'running', done }), signal: stop.signal },
    )
    if (stop.signal.aborted && end !== 'done') return
    change(end === 'done' ? { isCreating: false, created: total } : { isCreating: false })
    setProgress({ status: 'ended', end })
  }

  return (
    <div className={styles.stack}>
      <OfflineNote text={t('campaign-plan:drafts.offline')} />
      {form.pillars.map((pillar) => (
        <PillarTextFields
          key={pillar.id}
          pillar={pillar}
          count={form.placements.filter(({ pillarId }) => pillarId === pillar.id).length}
          templates={templates}
          chosen={ownValue(form.pillarTexts, pillar.id) ?? { templateId: '', text: '', values: {} }}
          onChange={(text) => change({ pillarTexts: { ...form.pillarTexts, [pillar.id]: text } })}
        />
      ))}
      {progress.status === 'ended' && progress.end !== 'done' && (
        <Alert color="red" role="alert">
          {t(`campaign-plan:drafts.${progress.end}`)}
        </Alert>
      )}
      {form.isCreating && progress.status === 'idle' && (
        <Alert color="yellow" title={t('campaign-plan:drafts.interrupted')}>
          {t('campaign-plan:drafts.interruptedText')}
        </Alert>
      )}
      {progress.status === 'running' && (
        <div className={styles.progress}>
          <Progress
            value={total === 0 ? 0 : (100 * progress.done) / total}
            aria-label={t('campaign-plan:drafts.progress')}
            transitionDuration={0}
          />
          <p role="status">{t('campaign-plan:drafts.running', { done: progress.done, total })}</p>
        </div>
      )}
      <div className={styles.foot}>
        <Button
          loading={progress.status === 'running'}
          disabled={!isOnline || total === 0}
          onClick={() => void create()}
        >
          {t(form.isCreating ? 'campaign-plan:drafts.goOn' : 'campaign-plan:drafts.create', { count: total })}
        </Button>
      </div>
    </div>
  )
}

const OWN: ReadonlySet<string> = new Set(OWN_VARIABLES.map(variableKey))

type PillarTextFieldsProps = {
  pillar: PlanForm['pillars'][number]
  /** Number of posts of the pillar. */
  count: number
  templates: readonly Template[]
  chosen: PillarText
  onChange: (text: PillarText) => void
}

/** Selects the initial text for the posts of one pillar: a template, a custom text with placeholders, or none. */
function PillarTextFields({ pillar, count, templates, chosen, onChange }: PillarTextFieldsProps) {
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
            hint={t('campaign-plan:texts.hint', { name: '{{name}}' })}
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
