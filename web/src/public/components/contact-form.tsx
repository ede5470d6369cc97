import { useTranslation } from 'react-i18next'
import { BRAND } from '@postwright/core/brand'
import { CONTACT_MESSAGE_MAX, CONTACT_MESSAGE_MIN } from '@postwright/core/limits'
import { CONTACT_TOPICS, contactInputSchema } from '@postwright/core/model/contact-message'
import { useApiForm } from '../../lib/use-api-form.ts'
import { useIsHydrated, useEarlyText } from '../../lib/use-browser-value.ts'
import { sendMessage } from '../data/contact-commands.ts'
import buttons from './buttons.module.css'
import styles from './contact-form.module.css'
import { type ReactNode, useEffect, useRef } from 'react'

const MESSAGE_ID = 'contact-message'

/** Contact form; the input is kept if sending fails. The fields are uncontrolled, so they also keep text typed before this code loaded. */
export function ContactForm({ onSent }: { onSent: (receipt: string) => void }) {
  const { t } = useTranslation('contact')
  const isHydrated = useIsHydrated()
  const early = useEarlyText(MESSAGE_ID)
  // No default values: text typed before this code loaded is already in the fields and is read from them.
  const { form, submit, isSending, failure, errorOf } = useApiForm({
    schema: contactInputSchema,
    async send(message) {
      const { receipt } = await sendMessage(message)
      onSent(receipt)
    },
  })
  const { register } = form
  const typed: string | undefined = form.getValues('message')
  const left = CONTACT_MESSAGE_MAX - (typed ?? early).length

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.pair}>
        <LabelledField
          id="contact-name"
          label={t('contact:form.name')}
          error={errorOf('name', t('contact:form.nameWrong'))}
        >
          {(attributes) => <input {...attributes} {...register('name')} autoComplete="name" required />}
        </LabelledField>
        <LabelledField
          id="contact-email"
          label={t('contact:form.email')}
          error={errorOf('email', t('contact:form.emailWrong'))}
        >
          {(attributes) => <input {...attributes} {...register('email')} type="email" autoComplete="email" required />}
        </LabelledField>
      </div>
      <LabelledField
        id="contact-topic"
        label={t('contact:form.topic')}
        error={errorOf('topic', t('contact:form.topicMissing'))}
      >
        {(attributes) => (
          <select {...attributes} {...register('topic')}>
            {CONTACT_TOPICS.map((topic) => (
              <option key={topic} value={topic}>
                {t(`contact:form.topics.${topic}`)}
              </option>
            ))}
          </select>
        )}
      </LabelledField>
      <LabelledField
        id={MESSAGE_ID}
        label={t('contact:form.message')}
        hint={t('contact:form.messageHint', { min: CONTACT_MESSAGE_MIN, left })}
        error={errorOf('message', t('contact:form.messageWrong', { min: CONTACT_MESSAGE_MIN }))}
      >
        {(attributes) => (
          <textarea
            {...attributes}
            {...register('message')}
            rows={8}
            required
            minLength={CONTACT_MESSAGE_MIN}
            maxLength={CONTACT_MESSAGE_MAX}
          />
        )}
      </LabelledField>
      <div role="alert">
        {failure !== null && (
          <p className={styles.failure}>
            <strong>{t('contact:error.title')}</strong> {failure}{' '}
            {t('contact:error.text', { email: BRAND.supportEmail })}
          </p>
        )}
      </div>
      <button
        type="submit"
        className={`${buttons.button} ${buttons.solid} ${buttons.large}`}
        disabled={isSending || !isHydrated}
      >
        {t(isSending ? 'contact:form.sending' : 'contact:form.send')}
      </button>
    </form>
  )
}

type Attributes = { id: string; className: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

type Props = {
  id: string
  label: string
  hint?: string
  error?: string | undefined
  /** Renders the control with the attributes that connect it to its label, hint and error. */
  children: (attributes: Attributes) => ReactNode
}

/** Form control with a label, a hint and an error. */
function LabelledField({ id, label, hint, error, children }: Props) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const attributes: Attributes = {
    id,
    className: styles.control ?? '',
    ...(described && { 'aria-describedby': described }),
    ...(error !== undefined && { 'aria-invalid': true as const }),
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children(attributes)}
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

type ContactReceiptProps = { number: string; onAgain: () => void }

/** Shows the receipt of a message; takes the focus from the form. */
export function ContactReceipt({ number, onAgain }: ContactReceiptProps) {
  const { t } = useTranslation('contact')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={styles.receipt}>
      <h2 className={styles.title} ref={title} tabIndex={-1}>
        {t('contact:receipt.title')}
      </h2>
      <p>{t('contact:receipt.text')}</p>
      <output className={styles.number}>{number}</output>
      <button type="button" className={`${buttons.button} ${buttons.outline}`} onClick={onAgain}>
        {t('contact:receipt.again')}
      </button>
    </div>
  )
}
