import { Button, Group, Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'
import { routes } from '@/config/routes.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { FormError } from '@/ui/form-error.tsx'
import { saveTemplate } from '../data/template-commands.ts'
import styles from './designer.module.css'

/** Begins a template as a copy of one of those that come with the product. */
export function NewTemplate() {
  const { t } = useTranslation(['template-designer', 'deck-templates'])
  const navigate = useNavigate()
  const { run, isRunning, failure } = useApiCall()
  const [chosen, setChosen] = useState<string | null>(DECK_TEMPLATES[0]?.id ?? null)

  async function begin() {
    const found = DECK_TEMPLATES.find(({ id }) => id === chosen)
    if (!found) return
    const { id, ...design } = found
    const templateId = crypto.randomUUID()
    await saveTemplate(templateId, 0, { title: t(`deck-templates:${id}.name`), description: '', design })
    void navigate(routes.adminTemplates.href(templateId))
  }

  return (
    <div className={styles.begin}>
      <Group align="end" gap="sm">
        <Select
          label={t('template-designer:copyOf')}
          data={DECK_TEMPLATES.map(({ id }) => ({ value: id, label: t(`deck-templates:${id}.name`) }))}
          value={chosen}
          allowDeselect={false}
          onChange={setChosen}
        />
        <Button loading={isRunning} onClick={() => void run(begin)}>
          {t('template-designer:begin')}
        </Button>
      </Group>
      <FormError message={failure} />
    </div>
  )
}
