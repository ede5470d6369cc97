import { Button, type ButtonProps, FileButton } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useRef } from 'react'
import { AUDIO_TYPES } from '@postwright/core/media/media-type'

/** Some systems have no type for the first ending. */
const ACCEPTED = ['.m4a', '.opus', ...AUDIO_TYPES].join(',')

type Props = Pick<ButtonProps, 'size' | 'variant' | 'color' | 'disabled' | 'loading'> & {
  children: string
  /** Tells buttons with the same words apart. */
  label?: string
  onFile: (file: File) => void
}

/** Chooses a sound of this device; the same one again, too. */
export function ImportButton({ children, label, onFile, ...look }: Props) {
  const reset = useRef<() => void>(null)
  return (
    <FileButton
      accept={ACCEPTED}
      resetRef={reset}
      onChange={(file) => {
        if (file) onFile(file)
        reset.current?.()
      }}
    >
      {(button) => (
        <Button
          {...look}
          {...button}
          leftSection={<IconFileImport size={look.size === 'compact-sm' ? '1rem' : '1.125rem'} aria-hidden />}
          aria-label={label}
        >
          {children}
        </Button>
      )}
    </FileButton>
  )
}
