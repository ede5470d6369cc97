import { Button, Group, Stack } from '@mantine/core'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { variableKey } from '@postwright/core/text/template-variables'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { useNow } from '@/ui/use-now.ts'
import type { TemplateDraft } from '../data/template-drafts.ts'
import { fillTemplate, knownValues, variablesOf, type TemplateTexts } from './template-values.ts'

type Props = {
  template: TemplateDraft
  /** Channels of the post. */
  channels: readonly Connection[]
  onFilled: (filled: TemplateTexts) => void
  onClose: () => void
}

/** Asks for the values of a template's variables; an empty value leaves the variable in the text. */
export function TemplateDialog({ template, channels, onFilled, onClose }: Props) {
  const { t } = useTranslation('library')
  const { name: workspace, timeZone } = useWorkspace()
  const now = useNow(60_000)
  const [values, setValues] = useState(() => knownValues({ now, timeZone, workspace, channels }))

  function fill(event: SyntheticEvent) {
    event.preventDefault()
    onFilled(fillTemplate(template, values))
  }

  return (
    <Dialog title={t('library:fill.title', { name: template.name })} onClose={onClose}>
      <form onSubmit={fill}>
        <Stack>
          {variablesOf(template).map((name, at) => (
            <TextField
              key={variableKey(name)}
              label={name}
              data-autofocus={at === 0 || undefined}
              value={values.get(variableKey(name)) ?? ''}
              onChange={(event) =>
                setValues(new Map([...values, [variableKey(name), event.currentTarget.value] as const]))
              }
            />
          ))}
          <p>{t('library:fill.hint')}</p>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common:action.cancel')}
            </Button>
            <Button type="submit">{t('library:fill.use')}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
