import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'

type Props = {
  up: string
  down: string
  /** Null for the first row; `onDown` is null for the last one. */
  onUp: (() => void) | null
  onDown: (() => void) | null
  isBusy?: boolean
}

/** Moves a row of a short list by one position. `up` and `down` include the name of the row, because the buttons show only icons. */
export function MoveButtons({ up, down, onUp, onDown, isBusy = false }: Props) {
  return (
    <>
      <ActionIcon variant="default" aria-label={up} disabled={onUp === null || isBusy} onClick={() => onUp?.()}>
        <IconArrowUp size="1rem" aria-hidden="true" />
      </ActionIcon>
      <ActionIcon variant="default" aria-label={down} disabled={onDown === null || isBusy} onClick={() => onDown?.()}>
        <IconArrowDown size="1rem" aria-hidden="true" />
      </ActionIcon>
    </>
  )
}
