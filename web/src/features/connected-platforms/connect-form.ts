import type { Connection } from '@postwright/core/model/connection'
import type { ConnectField } from '@postwright/core/platforms/contract-fields'
import { z } from 'zod'
import type { FieldHelp } from '@/platforms/platform-module.ts'
import { isWebAddress } from '@/lib/is-web-address.ts'

/** Values of the inputs of a network's form, by field name of its contract. */
export type ConnectValues = Record<string, string>

type Help = Readonly<Record<string, FieldHelp>>

/** Returns the schema of the form: every field is cleaned and validated against the network's contract. */
export function connectFormSchema(
  fields: readonly ConnectField[],
  help: Help,
): z.ZodType<ConnectValues, ConnectValues> {
  return z.object(Object.fromEntries(fields.map((field) => [field.key, fieldSchema(field, help[field.key] ?? {})])))
}

function fieldSchema(field: ConnectField, help: FieldHelp) {
  const { kind, required, maxLength } = field
  const { accepts = () => true } = help
  const sent = z
    .string()
    .max(maxLength)
    .refine((value) => value !== '' || !required)
    .refine((value) => value === '' || (accepts(value) && (kind !== 'url' || isWebAddress(value))))
  return z
    .string()
    .transform((typed) => cleanValue(field, help, typed))
    .pipe(sent)
}

/** Returns the initial values of the fields: those of the channel that is being reconnected, otherwise the contract's. */
export function initialValues(fields: readonly ConnectField[], connection: Connection | null): ConnectValues {
  return Object.fromEntries(
    fields.map(({ key, from, initial }) => [key, connection && from !== null ? connection[from] : initial]),
  )
}

/**
 * Normalises a typed value: trims whitespace and adds `https://` to an address without a scheme. An empty address becomes the field's initial
 * value; a server's address loses trailing slashes.
 */
function cleanValue({ kind, from, initial }: ConnectField, { clean }: FieldHelp, typed: string): string {
  const value = clean ? clean(typed) : typed.trim()
  if (kind !== 'url') return value
  if (value === '') return initial
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(value) ? value : `https://${value}`
  return from === 'service' ? address.replace(/\/+$/, '') : address
}

/** Returns a server's name for display, without the scheme. */
export function hostOf(service: string): string {
  return service.replace(/^[a-z]+:\/\//i, '')
}
