import type { Connection } from '@postwright/core/model/connection'
import type { ConnectField } from '@postwright/core/platforms/contract-fields'
import { z } from 'zod'
import type { FieldHelp } from '@/platforms/platform-module.ts'
import { isWebAddress } from '@/lib/is-web-address.ts'

/** What the inputs of a network's form hold, by the names of its contract. */
export type ConnectValues = Record<string, string>

type Help = Readonly<Record<string, FieldHelp>>

/** What may be sent: every field cleaned, and as the network's contract describes it. */
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

/** What a field holds at first: of the channel that is connected again, otherwise as the contract says. */
export function initialValues(fields: readonly ConnectField[], connection: Connection | null): ConnectValues {
  return Object.fromEntries(
    fields.map(({ key, from, initial }) => [key, connection && from !== null ? connection[from] : initial]),
  )
}

/** What is meant by what was typed: without space around it; of an address the scheme may be missing. */
function cleanValue({ kind, from, initial }: ConnectField, { clean }: FieldHelp, typed: string): string {
  const value = clean ? clean(typed) : typed.trim()
  if (kind !== 'url') return value
  if (value === '') return initial
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(value) ? value : `https://${value}`
  return from === 'service' ? address.replace(/\/+$/, '') : address
}

/** A server's name for people, without scheme. */
export function hostOf(service: string): string {
  return service.replace(/^[a-z]+:\/\//i, '')
}
