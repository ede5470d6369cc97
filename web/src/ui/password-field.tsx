import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { IconArrowBigUpLine } from '@tabler/icons-react'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FIELD_ORDER } from './field-label.tsx'
import styles from './password-field.module.css'

/** A password input that can be looked at, and that says when Caps Lock is on. */
export function PasswordField({ description, ...props }: PasswordInputProps) {
  const { t } = useTranslation('auth')
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <PasswordInput
      {...props}
      // The library marks no password input as wrong: screen readers and forms that go to the first wrong field would miss it.
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
