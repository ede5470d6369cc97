import { ownValue } from '@postwright/core/own-value'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm, type FieldValues, type Path, type UseFormProps, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from './api-error.ts'
import type { ErrorWords } from './use-api-call.ts'
import { useErrorText } from './use-error-text.ts'

type Options<Values extends FieldValues, Output> = Omit<UseFormProps<Values, unknown, Output>, 'resolver'> & {
  /** Fields are named as the endpoint names them, so that its complaints find them. */
  schema: z.ZodType<Output, Values>
  /** Makes the call. What it throws is shown, and what was typed stays. */
  send: (values: Output) => Promise<void>
  words?: ErrorWords
  /** What an error says of single fields, where it is no error of the API. */
  fieldsOf?: (error: unknown) => Readonly<Partial<Record<string, string>>>
  /** The field to go to when something is wrong that belongs to no field. */
  fallbackField?: Path<Values>
}

/** What makes up a form over an endpoint. */
export type ApiForm<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  submit: (event: React.FormEvent) => void
  isSending: boolean
  /** What went wrong that belongs to no field: shown above the form. */
  failure: string | null
  setFailure: (message: string | null) => void
  /** What is wrong with a field: the server's sentence, otherwise the form's own. */
  errorOf: (name: Path<Values>, own: string) => string | undefined
}

/** A form that is checked by a schema and sent by one call at a time; the first field that the server refuses gets the focus. */
export function useApiForm<Values extends FieldValues, Output>(
  options: Options<Values, Output>,
): ApiForm<Values, Output> {
  const { schema, send, words, fieldsOf, fallbackField, ...formOptions } = options
  const errorText = useErrorText()
  const form = useForm<Values, unknown, Output>({ ...formOptions, resolver: zodResolver(schema) })
  const { errors, isSubmitting } = form.formState
  const isSending = useRef(false)
  const [refused, setRefused] = useState<{ name: Path<Values> } | null>(null)
  const { setFocus } = form

  // The field may stand in a part of the form that opens with its error.
  useEffect(() => {
    if (refused) setFocus(refused.name)
  }, [refused, setFocus])

  function setFailure(message: string | null): void {
    if (message === null) form.clearErrors('root')
    else form.setError('root', { type: 'server', message })
  }

  function showError(error: unknown): void {
    const fields: Partial<Record<string, string>> = error instanceof ApiError ? error.fields : (fieldsOf?.(error) ?? {})
    const names = Object.keys(form.getValues()).filter(
      (name): name is Path<Values> => ownValue(fields, name) !== undefined,
    )
    for (const name of names) form.setError(name, { type: 'server', message: ownValue(fields, name) ?? '' })
    if (names.length === 0) setFailure(words?.(error) ?? errorText(error))
    const first = names[0] ?? fallbackField
    if (first !== undefined) setRefused({ name: first })
  }

  const submit = form.handleSubmit(async (values) => {
    await send(values).catch(showError)
  })

  return {
    form,
    submit(event) {
      event.preventDefault()
      // Pressed again before the button shows that the form is under way.
      if (isSending.current) return
      isSending.current = true
      void submit(event).finally(() => {
        isSending.current = false
      })
    },
    isSending: isSubmitting,
    failure: errors.root?.message ?? null,
    setFailure,
    errorOf(name, own) {
      const { error } = form.getFieldState(name, form.formState)
      return error && ((error.type === 'server' && error.message) || own)
    },
  }
}
