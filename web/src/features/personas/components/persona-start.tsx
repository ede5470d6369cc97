import { Button } from '@mantine/core'
import { IconListCheck, IconMessages, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PERSONAS_MAX } from '@postwright/core/personas/persona-limits'
import { useBeginPersona } from '../data/use-begin-persona.ts'

/** The ways in which a persona is begun. */
export function PersonaStart({ isFull }: { isFull: boolean }) {
  const { t } = useTranslation('personas')
  const { begin, beginGuided, beginImport } = useBeginPersona()
  const full = isFull ? t('personas:full', { count: PERSONAS_MAX }) : undefined
  return (
    <>
      <Button
        leftSection={<IconListCheck size="1.125rem" aria-hidden />}
        disabled={isFull}
        title={full}
        onClick={() => void beginGuided()}
      >
        {t('personas:start.guided')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconMessages size="1.125rem" aria-hidden />}
        disabled={isFull}
        title={full}
        onClick={() => void beginImport()}
      >
        {t('personas:start.comments')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconPlus size="1.125rem" aria-hidden />}
        disabled={isFull}
        title={full}
        onClick={() => void begin()}
      >
        {t('personas:start.byHand')}
      </Button>
    </>
  )
}
