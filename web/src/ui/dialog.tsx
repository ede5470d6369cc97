import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusBack } from './use-focus-back.ts'

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
  /** `xl` for large content. */ size?: 'md' | 'xl'
  /** False while only the dialog's own buttons may close it: Escape and clicks outside do nothing, and there is no close button. */
  isClosable?: boolean
}

/** Dialog with a title and a labelled close button; its header is not a banner landmark. */
export function Dialog({ title, onClose, children, size = 'md', isClosable = true }: Props) {
  const { t } = useTranslation()
  useFocusBack()
  return (
    <Modal.Root opened onClose={onClose} size={size} closeOnEscape={isClosable} closeOnClickOutside={isClosable}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Header role="presentation">
          <Modal.Title>{title}</Modal.Title>
          {isClosable && <Modal.CloseButton aria-label={t('common:action.close')} />}
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
