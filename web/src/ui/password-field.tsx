import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { IconArrowBigUpLine } from '@tabler/icons-react'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FIELD_ORDER } from './field-label.tsx'
import styles from './password-field.module.css'

/** Password input that can be revealed, and that warns about Caps Lock. */
export function PasswordField({ description, ...props }: PasswordInputProps) {
  const { t } = useTranslation('auth')
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <PasswordInput
      {...props}
      // Mantine does not set `aria-invalid` on password inputs: screen readers, and forms that focus the first invalid field, need it.
      aria-invalid={props.error ? true : undefined}
      description={hasCapsLock ? <CapsLockHint /> : description}
      inputWrapperOrder={FIELD_ORDER}
      visible={isShown}
      onVisibilityChange={setShown}
      visibilityToggleButtonProps={{ 'aria-label': t(isShown ? 'auth:field.hide' : 'auth:field.show'), tabIndex: 0 }}
      onKeyDown={readCapsLock}
      onKeyUp={readCapsLock}
    />
  )
}

function CapsLockHint() {
  const { t } = useTranslation('auth')
  return (
    <span className={styles.capsLock}>
      <IconArrowBigUpLine size="1em" aria-hidden="true" />
      {t('auth:field.capsLock')}
    </span>
  )
}
