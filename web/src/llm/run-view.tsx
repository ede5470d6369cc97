import { Button, Group } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isListTask, MODEL_LANGUAGES, MODEL_TONES, type ModelTask } from '@postwright/core/model/model-run'
import { readList } from '@postwright/core/llm/read-list'
import { ServiceButton } from '@/services/service-button.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { useOnline } from '@/ui/use-online.ts'
import { CostNote, KeyNote, ProblemNote, PromptShown } from './run-notes.tsx'
import type { UsableModel } from './data/use-usable-model.ts'
import { HookList } from './hook-list.tsx'
import { type ModelWork, useModelRun, useModelRequest } from './model-run.ts'
import styles from './llm.module.css'
import { ResultReview } from './result-review.tsx'
import { SelectField } from '@/ui/select-field.tsx'

type Props = { work: ModelWork; usable: UsableModel; onInsert: (text: string) => void }

/** Shows a run from its options to its result. */
export function RunView({ work, usable, onInsert }: Props) {
  const { t } = useTranslation('models')
  const online = useOnline()
  const [choice, setChoice] = useState(firstChoice(work.task))
  const request = useModelRequest(work, choice)
  const run = useModelRun()
  const { reply, status, isUnderWay } = run
  const isDone = status === 'done' && reply !== null

  return (
    <div className={styles.run}>
      <FormError message={run.failure} />
      <ChoiceField task={work.task} value={choice} disabled={isUnderWay} onChange={setChoice} />
      <KeyNote usable={usable} />
      <CostNote work={work} request={request} price={usable.price} reply={isUnderWay ? null : reply} />
      <PromptShown work={work} request={request} model={usable.model} />
      {isUnderWay && (
        <section className={styles.stream} aria-busy="true" aria-label={t('models:run.writing')}>
          <p className={styles.soft} role="status">
            {t('models:run.writing')}
          </p>
          <p className={styles.text}>{reply?.text}</p>
        </section>
      )}
      {status === 'cancelled' && <p role="status">{t('models:run.cancelled')}</p>}
      {status === 'failed' && reply && <ProblemNote reply={reply} />}
      {isDone && !isListTask(work.task) && (
        <ResultReview draft={work.draft} text={reply.text} onInsert={() => onInsert(reply.text)} />
      )}
      {isDone && work.task === 'hooks' && <AnsweredHooks work={work} answer={reply.text} onChoose={onInsert} />}
      <Group justify="flex-end" gap="sm">
        {isUnderWay ? (
          <Button variant="default" loading={run.isEnding} onClick={() => void run.cancel()}>
            {t('models:run.cancel')}
          </Button>
        ) : (
          <ServiceButton
            service="model_runs"
            variant={status === null ? 'filled' : 'default'}
            loading={run.isStarting}
            disabled={!online}
            onClick={() => void run.start(request)}
          >
            {t(status === null ? 'models:run.start' : 'models:run.again')}
          </ServiceButton>
        )}
      </Group>
    </div>
  )
}

type AnsweredProps = { work: ModelWork; answer: string; onChoose: (text: string) => void }

function AnsweredHooks({ work: { draft }, answer, onChoose }: AnsweredProps) {
  const options = useMemo(
    () => readList(answer).map((hook) => ({ hook, text: withFirstLine(draft.text, hook) })),
    [answer, draft],
  )
  return <HookList draft={draft} options={options} onChoose={onChoose} />
}

/** Returns the text with its first line replaced. */
function withFirstLine(text: string, line: string): string {
  const end = text.indexOf('\n')
  return end === -1 ? line : line + text.slice(end)
}

type ChoiceFieldProps = { task: ModelTask; value: string; disabled: boolean; onChange: (value: string) => void }

/** Returns the default option of a task; empty for tasks without options. */
function firstChoice(task: ModelTask): string {
  if (task === 'tone') return MODEL_TONES[0]
  return task === 'translate' ? MODEL_LANGUAGES[0] : ''
}

/** Lets the user choose the tone or the language of a task that has one. */
function ChoiceField({ task, value, disabled, onChange }: ChoiceFieldProps) {
  const { t } = useTranslation('models')
  if (task !== 'tone' && task !== 'translate') return null
  const options =
    task === 'tone'
      ? MODEL_TONES.map((tone) => ({ value: tone, label: t(`models:tone.${tone}`) }))
      : MODEL_LANGUAGES.map((language) => ({ value: language, label: t(`models:language.${language}`) }))
  return (
    <SelectField
      label={t(task === 'tone' ? 'models:choice.tone' : 'models:choice.language')}
      value={value}
      options={options}
      disabled={disabled}
      onChange={onChange}
    />
  )
}
