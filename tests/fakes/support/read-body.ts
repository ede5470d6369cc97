import type { FakeBody, FormField } from './fake-message.ts'

/** A request's body, read by its content type as a web framework would. */
export async function readBody(type: string, raw: Uint8Array): Promise<FakeBody> {
  const mime = type.split(';')[0]?.trim().toLowerCase() ?? ''
  if (raw.byteLength === 0 && mime === '') return { kind: 'none' }
  const text = () => Buffer.from(raw).toString('utf8')
  try {
    if (mime === 'application/json' || mime.endsWith('+json')) return { kind: 'json', value: JSON.parse(text()) }
    if (mime === 'application/x-www-form-urlencoded') {
      const fields = [...new URLSearchParams(text())].map(([name, value]) => ({ name, value }))
      return { kind: 'form', fields }
    }
    if (mime === 'multipart/form-data') return { kind: 'multipart', fields: await readMultipart(type, raw) }
  } catch {
    return { kind: 'malformed', type: mime, text: text() }
  }
  return raw.byteLength === 0 ? { kind: 'none' } : { kind: 'bytes', type: mime, bytes: raw }
}

async function readMultipart(type: string, raw: Uint8Array): Promise<FormField[]> {
  const form = await new Response(new Uint8Array(raw), { headers: { 'content-type': type } }).formData()
  return Promise.all(
    [...form].map(async ([name, value]) => {
      if (typeof value === 'string') return { name, value }
      const bytes = new Uint8Array(await value.arrayBuffer())
      return { name, value: { filename: value.name, type: value.type, bytes } }
    }),
  )
}
