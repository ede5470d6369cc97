import { Button, Menu } from '@mantine/core'
import { IconPrompt } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ModelTask } from '@postwright/core/model/model-run'
import type { ModelTarget } from './model-run.ts'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'

const ModelDialog = lazyPart(async () => (await import('./model-dialog.tsx')).ModelDialog)

const TASKS: readonly ModelTask[] = ['shorten', 'lengthen', 'tone', 'translate', 'hooks']

type Props = ModelTarget & {
  onInsert: (text: string) => void
  size?: 'compact-sm' | 'sm'
}

/** Menu of model tasks for a text. Without a model, it explains how to add one and offers the rule-based results. */
export function ModelMenu({ onInsert, size = 'sm', ...target }: Props) {
  const { t } = useTranslation('models')
  const [task, setTask] = useState<ModelTask | null>(null)
  const isEmpty = target.draft.text.trim() === ''
  const tasks: readonly ModelTask[] = target.finding ? ['rewrite', ...TASKS] : TASKS
  return (
    <>
      <Menu position="bottom-start" withinPortal>
        <Menu.Target>
          <Button size={size} variant="default" leftSection={<IconPrompt size="1.125rem" aria-hidden />}>
            {t('models:menu.open')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {isEmpty && <Menu.Label>{t('models:menu.writeFirst')}</Menu.Label>}
          {tasks.map((each) => (
            <Menu.Item key={each} disabled={isEmpty} onClick={() => setTask(each)}>
              {t(`models:task.${each}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {task !== null && <ModelDialog {...target} task={task} onInsert={onInsert} onClose={() => setTask(null)} />}
    </>
  )
}
