import { ownValue } from '@postwright/core/own-value'
import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
  type UseFormProps,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { ApiError, type ApiErrorCode } from './api-error.ts'
import type { ErrorWords } from './use-api-call.ts'
import { useErrorText } from './use-error-text.ts'

type Options<Values extends FieldValues, Output> = Omit<
  UseFormProps<Values, unknown, Output>,
  'resolver' | 'shouldFocusError'
> & {
  /** Fields have the same names as in the endpoint or the document, so that the server's errors match them. */
  schema: z.ZodType<Output, Values>
  /** Makes the call or the write, and any follow-up on success. A thrown error is shown, and the input is kept. */
  send: (values: Output) => Promise<void>
  words?: ErrorWords
  /** Returns messages for single fields from an error that is not an API error. */
  fieldsOf?: (error: unknown) => Readonly<Partial<Record<string, string>>>
  /** Field to focus if an error belongs to no field. */
  fallbackField?: Path<Values>
  /** True if the form needs no server, or its data is kept on this device until the server has it. */
  worksOffline?: boolean
}

/** Props of a control that reports values instead of events. */
type ControlledField<Value> = { value: Value; onChange: (value: Value) => void }

/** State and functions of a form for an endpoint or a document. */
export type ApiForm<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  submit: (event: FormEvent<HTMLFormElement>) => void
  isSending: boolean
  /** Error that belongs to no field, shown above the form. */
  failure: string | null
  setFailure: (message: string | null) => void
  /** Returns the error of a field: the server's message, otherwise `own`. */
  errorOf: (name: Path<Values>, own: string) => string | undefined
  /** Returns the code with which the API refused a field; null without a refusal, and after the field has changed. */
  codeOf: (name: Path<Values>) => ApiErrorCode | null
  /** Connects a controlled input to its field; other inputs use `form.register`. */
  field: <Name extends Path<Values>>(name: Name) => ControlledField<PathValue<Values, Name>>
}

/**
 * Creates a form that is validated by a schema, sent once at a time, and not sent without a network. The first invalid field, according to the schema
 * or the server, gets the focus.
 */
export function useApiForm<Values extends FieldValues, Output>(
  options: Options<Values, Output>,
): ApiForm<Values, Output> {
  const { schema, send, words, fieldsOf, fallbackField, worksOffline = false, ...formOptions } = options
  const { t } = useTranslation(['errors', 'common'])
  const errorText = useErrorText()
  const form = useForm<Values, unknown, Output>({
    ...formOptions,
    resolver: zodResolver(schema),
    shouldFocusError: false,
  })
  const { errors, isSubmitting, isSubmitted } = form.formState
  // Re-renders fields connected with `field` when their values change.
  useWatch({ control: form.control })
  const isSending = useRef(false)
  /** General message of the last refusal. */
  const sentence = useRef<string | null>(null)
  /** Code of the last refusal. A submission removes the errors of earlier refusals, so it belongs to all errors of the server. */
  const [code, setCode] = useState<ApiErrorCode | null>(null)
  const [settled, setSettled] = useState<{ element: HTMLFormElement } | null>(null)
  const failure = errors.root?.message ?? null
  const isOffline = errors.root?.type === OFFLINE

  function setFailure(message: string | null): void {
    if (message === null) form.clearErrors('root')
    else form.setError('root', { type: SERVER, message })
  }

  function showError(error: unknown): void {
    const fields: Partial<Record<string, string>> = error instanceof ApiError ? error.fields : (fieldsOf?.(error) ?? {})
    const values = form.getValues()
    const names = Object.keys(fields).filter((name): name is Path<Values> => hasField(values, name))
    for (const name of names) form.setError(name, { type: SERVER, message: ownValue(fields, name) ?? '' })
    setCode(error instanceof ApiError ? error.code : null)
    sentence.current = words?.(error) ?? errorText(error)
    if (names.length === 0) setFailure(sentence.current)
  }

  async function sendOrWait(values: Output): Promise<void> {
    if (worksOffline || navigator.onLine) await send(values).catch(showError)
    else form.setError('root', { type: OFFLINE, message: t('common:form.offline') })
  }

  const focusFirstWrong = useEffectEvent((element: HTMLFormElement) => {
    const wrong = element.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) wrong.focus()
    else if (failure !== null && fallbackField !== undefined) form.setFocus(fallbackField)
    // An error of a field that is not on the screen is shown above the form.
    if (!wrong && failure === null && Object.keys(errors).length > 0) {
      setFailure(sentence.current ?? t('errors:api.validation_failed'))
    }
  })

  // Runs once the errors are rendered: a field may be in a section of the form that opens on an error.
  useEffect(() => {
    if (settled) focusFirstWrong(settled.element)
  }, [settled])

  // The offline message disappears automatically.
  useEffect(() => {
    if (!isOffline) return undefined
    const clear = () => form.clearErrors('root')
    window.addEventListener('online', clear)
    return () => window.removeEventListener('online', clear)
  }, [isOffline, form])

  return {
    form,
    submit(event) {
      event.preventDefault()
      // Ignores a second submission before the button shows that the form is being sent.
      if (isSending.current) return
      isSending.current = true
      sentence.current = null
      const element = event.currentTarget
      const handle = form.handleSubmit(sendOrWait)
      void handle(event).finally(() => {
        isSending.current = false
        setSettled({ element })
      })
    },
    isSending: isSubmitting,
    failure,
    setFailure,
    errorOf(name, own) {
      const { error } = form.getFieldState(name, form.formState)
      return error && (serverSentence(error) ?? own)
    },
    codeOf(name) {
      const { error } = form.getFieldState(name, form.formState)
      return error && findServerError(error) ? code : null
    },
    field: (name) => ({
      value: form.getValues(name),
      onChange: (value) => form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted }),
    }),
  }
}

const SERVER = 'server'
const OFFLINE = 'offline'

/**
 * Returns whether a dotted name is a field of these values. Only own properties count, because the name comes from the server. An entry of a list or
 * a group may be missing, such as a setting that has never been changed.
 */
function hasField(values: FieldValues, name: string): boolean {
  const parts = name.split('.')
  const last = parts.pop() ?? ''
  let place: unknown = values
  for (const part of parts) {
    if (!isGroup(place) || !Object.hasOwn(place, part)) return false
    place = Reflect.get(place, part)
  }
  return isGroup(place) && (Object.hasOwn(place, last) || (parts.length > 0 && !(last in place)))
}

function isGroup(place: unknown): place is object {
  return typeof place === 'object' && place !== null
}

/** Returns the server's message for a field; undefined if the server did not refuse it, or has no message. */
function serverSentence(error: object): string | undefined {
  const { message }: { message?: unknown } = findServerError(error) ?? {}
  return typeof message === 'string' && message !== '' ? message : undefined
}

/** Returns the server's error of a field, or of the first entry of a list or group that the server refused. */
function findServerError(error: object): object | undefined {
  const { type }: { type?: unknown } = error
  if (typeof type === 'string') return type === SERVER ? error : undefined
  for (const entry of Object.values(error)) {
    const found = isGroup(entry) ? findServerError(entry) : undefined
    if (found) return found
  }
  return undefined
}
