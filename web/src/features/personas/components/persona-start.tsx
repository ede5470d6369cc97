import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useBeginPersona } from '../data/use-begin-persona.ts'
import { PERSONA_WAYS } from './persona-ways.ts'

/** The ways in which the first persona is begun, side by side. */
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
