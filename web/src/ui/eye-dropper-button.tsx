import { ActionIcon } from '@mantine/core'
import { useEyeDropper } from '@mantine/hooks'
import { IconColorPicker } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

type Props = { onPick: (hex: string) => void }

/** Takes a colour from anywhere on the screen; absent where the browser cannot. */
export function EyeDropperButton({ onPick }: Props) {
  const { t } = useTranslation('ui')
  const { supported, open } = useEyeDropper()
  if (!supported) return null

  async function pick() {
    // Rejects when the person presses Escape: nothing was picked.
    const picked = await open().catch(() => undefined)
    if (picked) onPick(picked.sRGBHex.toLowerCase())
  }

  return (
    <ActionIcon variant="subtle" color="gray" aria-label={t('ui:color.pick')} onClick={() => void pick()}>
      <IconColorPicker size="1.125rem" aria-hidden />
    </ActionIcon>
  )
}
