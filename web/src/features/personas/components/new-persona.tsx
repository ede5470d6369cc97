import { Button, Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useBeginPersona } from '../data/personas.ts'
import { IconPlus, IconListCheck, IconMessages, type TablerIcon } from '@tabler/icons-react'
import { PERSONAS_MAX } from '@postwright/core/model/persona'

/** The ways to create the first persona, side by side. */
export function PersonaStart() {
  const { t } = useTranslation('personas')
  const ways = useBeginPersona()
  return PERSONA_WAYS.map(({ key, Icon, begin }, at) => (
    <Button
      key={key}
      variant={at === 0 ? 'filled' : 'default'}
      leftSection={<Icon size="1.125rem" aria-hidden />}
      onClick={() => void begin(ways)}
    >
      {t(key)}
    </Button>
  ))
}

/** The ways to create another persona. */
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

type Begin = ReturnType<typeof useBeginPersona>

/** The ways to create a persona, the easiest first. */
const PERSONA_WAYS: readonly { key: string; Icon: TablerIcon; begin: (ways: Begin) => Promise<void> }[] = [
  { key: 'personas:start.guided', Icon: IconListCheck, begin: ({ beginGuided }) => beginGuided() },
  { key: 'personas:start.comments', Icon: IconMessages, begin: ({ beginImport }) => beginImport() },
  { key: 'personas:start.byHand', Icon: IconPlus, begin: ({ begin }) => begin() },
]
