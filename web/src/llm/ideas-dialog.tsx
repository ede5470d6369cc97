import { Button, Checkbox, Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { kitOfChannel } from '@postwright/core/brand-kit/kit-of-channel'
import { draftOfText } from '@postwright/core/checks/checked-draft'
import { MODEL_TEXT_MAX } from '@postwright/core/model/model-settings'
import { readList } from '@postwright/core/llm/read-list'
import { useBrandKits } from '@/checks/data/use-brand-kits.ts'
import { usePersonas } from '@/checks/data/use-personas.ts'
import { ServiceButton } from '@/services/service-button.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { useOnline } from '@/ui/use-online.ts'
import { useUsableModel } from './data/use-usable-model.ts'
import { CostNote, KeyNote, ProblemNote, PromptShown } from './run-notes.tsx'
import { type ModelWork, useModelRun, useModelRequest } from './model-run.ts'
import styles from './llm.module.css'
import { NoModelNotice } from './missing-model-notice.tsx'

type Props = { onIdeas: (texts: readonly string[]) => void; onClose: () => void }

/** Suggests ideas on a topic; `onIdeas` receives the chosen ones. */
export function IdeasDialog({ onIdeas, onClose }: Props) {
  const { t } = useTranslation('models')
  const { workspaceId } = useSignedIn()
  const usable = useUsableModel(workspaceId)
  const [topic, setTopic] = useState('')
  const [personaId, setPersonaId] = useState('')
  const kits = useBrandKits(workspaceId)
  const personas = usePersonas(workspaceId)
  const readers = personas.status === 'ready' ? personas.data : []
  const work: ModelWork = {
    task: 'ideas',
    draft: draftOfText(topic),
    finding: null,
    kit: kits.status === 'ready' ? kitOfChannel(kits.data, null) : null,
    persona: readers.find(({ id }) => id === personaId) ?? null,
  }
  const request = useModelRequest(work, '')
  const online = useOnline()
  const run = useModelRun()
  const { reply, status, isUnderWay } = run
  const ideas = status === 'done' && reply ? readList(reply.text) : []
  const [left, setLeft] = useState<readonly string[]>([])
  const chosen = ideas.filter((idea) => !left.includes(idea))

  return (
    <Dialog title={t('models:task.ideas')} size="xl" onClose={onClose}>
      <div className={styles.run}>
        {usable.status === 'missing' && <NoModelNotice />}
        <FormError message={run.failure} />
        <Textarea
          label={t('models:ideas.topic')}
          autosize
          minRows={2}
          maxLength={MODEL_TEXT_MAX}
          value={topic}
          onChange={(event) => setTopic(event.currentTarget.value)}
        />
        {readers.length > 0 && (
          <SelectField
            label={t('models:ideas.readers')}
            value={personaId}
            options={[
              { value: '', label: t('models:ideas.anyone') },
              ...readers.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={setPersonaId}
          />
        )}
        {usable.status === 'ready' && (
          <>
            <KeyNote usable={usable.data} />
            <CostNote work={work} request={request} price={usable.data.price} reply={isUnderWay ? null : reply} />
            <PromptShown work={work} request={request} model={usable.data.model} />
          </>
        )}
        {isUnderWay && (
          <p className={styles.text} role="status">
            {reply?.text === '' || !reply ? t('models:run.writing') : reply.text}
          </p>
        )}
        {status === 'failed' && reply && <ProblemNote reply={reply} />}
        {ideas.length > 0 && (
          <ul className={styles.hooks} aria-label={t('models:ideas.found')}>
            {ideas.map((idea) => (
              <li key={idea}>
                <Checkbox
                  label={idea}
                  checked={!left.includes(idea)}
                  onChange={({ currentTarget: { checked } }) =>
                    setLeft((before) => (checked ? before.filter((each) => each !== idea) : [...before, idea]))
                  }
                />
              </li>
            ))}
          </ul>
        )}
        <Group justify="flex-end" gap="sm">
          {isUnderWay ? (
            <Button variant="default" loading={run.isEnding} onClick={() => void run.cancel()}>
              {t('models:run.cancel')}
            </Button>
          ) : (
            <ServiceButton
              service="model_runs"
              variant={ideas.length > 0 ? 'default' : 'filled'}
              loading={run.isStarting}
              disabled={!online || topic.trim() === '' || usable.status !== 'ready'}
              onClick={() => void run.start(request)}
            >
              {t('models:ideas.ask')}
            </ServiceButton>
          )}
          {ideas.length > 0 && (
            <Button disabled={chosen.length === 0} onClick={() => onIdeas(chosen)}>
              {t('models:ideas.keep', { count: chosen.length })}
            </Button>
          )}
        </Group>
      </div>
    </Dialog>
  )
}
