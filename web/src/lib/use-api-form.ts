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
import { ApiError } from './api-error.ts'
import type { ErrorWords } from './use-api-call.ts'
import { useErrorText } from './use-error-text.ts'

type Options<Values extends FieldValues, Output> = Omit<
  UseFormProps<Values, unknown, Output>,
  'resolver' | 'shouldFocusError'
> & {
  /** Fields are named as the endpoint or the document names them, so that its complaints find them. */
  schema: z.ZodType<Output, Values>
  /** Makes the call or the write, and what follows when it succeeds. What it throws is shown, and what was typed stays. */
  send: (values: Output) => Promise<void>
  words?: ErrorWords
  /** What an error says of single fields, where it is no error of the API. */
  fieldsOf?: (error: unknown) => Readonly<Partial<Record<string, string>>>
  /** The field to go to when something is wrong that belongs to no field. */
  fallbackField?: Path<Values>
  /** For what needs no server, or is kept on this device until the server has it. */
  worksOffline?: boolean
}

/** What a control needs that hands over values instead of events. */
type ControlledField<Value> = { value: Value; onChange: (value: Value) => void }

/** What makes up a form over an endpoint or a document. */
export type ApiForm<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  submit: (event: FormEvent<HTMLFormElement>) => void
  isSending: boolean
  /** What went wrong that belongs to no field: shown above the form. */
  failure: string | null
  setFailure: (message: string | null) => void
  /** What is wrong with a field: the server's sentence, otherwise the form's own. */
  errorOf: (name: Path<Values>, own: string) => string | undefined
  /** Ties a controlled input to its field; `form.register` does so for the others. */
  field: <Name extends Path<Values>>(name: Name) => ControlledField<PathValue<Values, Name>>
}

/**
 * A form that is checked by a schema and sent once at a time, and not while there is no network. The first field that the schema
 * or the server refuses gets the focus.
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
  // Fields that `field` ties to their inputs are shown as they change.
  useWatch({ control: form.control })
  const isSending = useRef(false)
  /** Of the last refusal, as a whole. */
  const sentence = useRef<string | null>(null)
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
    // What is wrong with a field that is not on the screen is said all the same.
    if (!wrong && failure === null && Object.keys(errors).length > 0) {
      setFailure(sentence.current ?? t('errors:api.validation_failed'))
    }
  })

  // Once the errors are on the screen: a field may stand in a part of the form that opens with its error.
  useEffect(() => {
    if (settled) focusFirstWrong(settled.element)
  }, [settled])

  // The note that there is no network goes by itself.
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
      // Pressed again before the button shows that the form is under way.
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
    field: (name) => ({
      value: form.getValues(name),
      onChange: (value) => form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted }),
    }),
  }
}

const SERVER = 'server'
const OFFLINE = 'offline'

/**
 * Whether a dotted name means a field of these values: an own one, never one that every object inherits, because the name is the
 * server's. An entry of a list or a group may be missing, such as a setting that nobody has changed yet.
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

/** The server's sentence about a field, or about the first wrong entry of one that is a list or a group. */
function serverSentence(error: object): string | undefined {
  const { type, message }: { type?: unknown; message?: unknown } = error
  if (typeof type === 'string')
    return type === SERVER && typeof message === 'string' && message !== '' ? message : undefined
  for (const entry of Object.values(error)) {
    const found = isGroup(entry) ? serverSentence(entry) : undefined
    if (found !== undefined) return found
  }
  return undefined
}
