import { Button, Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PERSONAS_MAX } from '@postwright/core/model/persona'
import { useBeginPersona } from '../data/use-begin-persona.ts'
import { PERSONA_WAYS } from './persona-ways.ts'

/** The ways in which one more persona is begun. */
export function PersonaMenu({ isFull }: { isFull: boolean }) {
  const { t } = useTranslation('personas')
  const ways = useBeginPersona()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          leftSection={<IconPlus size="1.125rem" aria-hidden />}
          disabled={isFull}
          title={isFull ? t('personas:full', { count: PERSONAS_MAX }) : undefined}
        >
          {t('personas:start.label')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {PERSONA_WAYS.map(({ key, Icon, begin }) => (
          <Menu.Item key={key} leftSection={<Icon size="1rem" aria-hidden />} onClick={() => void begin(ways)}>
            {t(key)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
