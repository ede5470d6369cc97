import { Slider } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  label: string
  min: number
  max: number
  step: number
  value: number
  isReadOnly: boolean
  className?: string
  /** Called when the pointer is released, or after a key press. */
  onLevel: (level: number) => void
}

/** Slider for a level that follows the pointer and reports one change per drag. */
export function DecibelSlider({ label, min, max, step, value, isReadOnly, className, onLevel }: Props) {
  const { t } = useTranslation('scripts')
  const [held, setHeld] = useState<number | null>(null)
  const words = (level: number) => t('scripts:voice.decibels', { level: `${min < 0 && level > 0 ? '+' : ''}${level}` })
  return (
    <Slider
      className={className}
      thumbLabel={label}
      label={words}
      thumbValueText={words}
      {...{ min, max, step }}
      size="sm"
      value={held ?? value}
      disabled={isReadOnly}
      onChange={setHeld}
      onChangeEnd={(level) => {
        setHeld(null)
        onLevel(level)
      }}
    />
  )
}
